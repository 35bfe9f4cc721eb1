import { say } from '../../client/i18n/sentences.ts';
import { PRESETS, type PresetId } from '../../engine/equipment/presets.ts';
import { type Command, UsageError } from './command.ts';

const isPreset = (name: string): name is PresetId => Object.hasOwn(PRESETS, name);

export const rules: Command = {
  usage: 'rules PRESET',
  summary: 'tells the rules of a preset, as the page does',
  help: [`The presets are ${Object.keys(PRESETS).join(', ')}.`],
  options: [],
  operands: [1, 1],
  run: ({ operands: [name = ''] }) => {
    if (!isPreset(name)) {
      throw new UsageError(`There is no preset ${name}. There are ${Object.keys(PRESETS).join(', ')}.`);
    }
    const ruleset = PRESETS[name];
    const parts = say.rulesAtLength(ruleset);
    return {
      ok: true,
      lines: [
        `${say.preset(name)}. ${say.presetNote(name)}`,
        ...parts.flatMap(({ title, text }) => ['', title, `  ${text}`]),
      ],
      json: { preset: name, title: say.preset(name), note: say.presetNote(name), rules: parts, ruleset },
    };
  },
};
