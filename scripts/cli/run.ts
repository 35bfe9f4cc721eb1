import { check } from './check.ts';
import { type Answer, BadFile, type Command, type Input, UsageError } from './command.ts';
import { moves } from './moves.ts';
import { position } from './position.ts';
import { readArguments } from './read-arguments.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { selfplay } from './selfplay.ts';
import { verify } from './verify.ts';

/** Where lines go. */
export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

const CALL = 'npm run -s cli --';
const COMMANDS: Readonly<Record<string, Command>> = {
  replay,
  score,
  check,
  position,
  rules,
  verify,
  moves,
  selfplay,
};

/** What could steer a terminal, or turn the text around it: it comes from files that others have made. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const shown = (line: string): string => line.replace(CONTROL, '\ufffd');

/** Does what the arguments ask for and says so; the exit code. */
export function run(args: readonly string[], output: Output): number {
  try {
    const { command, help, json, input } = readArguments(COMMANDS, args);
    if (help || command === null) {
      for (const line of command === null ? overview() : helpOf(command)) output.out(line);
      return 0;
    }
    return answer(command, input, json, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { message } = error;
    if (args.includes('--json')) output.out(document(false, { error: { code: 'usage', message } }));
    output.err(shown(message));
    output.err(`${CALL} --help says more.`);
    return 2;
  }
}

function answer(command: Command, input: Input, json: boolean, output: Output): number {
  try {
    const found = command.run(input);
    for (const line of json ? [document(found.ok, found.json)] : found.lines.map(shown)) output.out(line);
    return found.ok ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    if (json) output.out(document(false, { error: error.error }));
    output.err(shown(error.message));
    return 1;
  }
}

/** As JSON, with such characters escaped: the value is the same. Line feeds are the document's own. */
const document = (ok: boolean, found: Answer['json']): string =>
  JSON.stringify({ ok, ...found }, null, 2).replace(CONTROL, (each) =>
    each === '\n' ? each : escaped(each),
  );

const escaped = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

function overview(): readonly string[] {
  return [
    `${CALL} COMMAND …`,
    '',
    ...Object.values(COMMANDS).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
    '',
    'Each has --help, and --json for one JSON document.',
    'Exit codes: 0 all is well; 1 the answer is no, or a file is not what it should be; 2 the command was not understood.',
  ];
}

function helpOf({ usage, summary, help }: Command): readonly string[] {
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return [`${CALL} ${usage} [--json]`, '', sentence, ...help.flatMap((paragraph) => ['', paragraph])];
}
