import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { RulePart } from '../language.ts';
import { rulesInWords } from './rules.ts';

const LAYING =
  'Lay tiles in one row or column so that every run of letters is a word. The first word covers the star; each later one touches what is there.';
const SCORING =
  'Each new word scores its letters. A coloured square counts once, under the tile that first covers it.';
const RESIGNING = 'Whoever resigns leaves the game, and who is left alone wins.';

/** How a game by these rules goes, from its first turn to its end. */
export function rulesAtLength(ruleset: Ruleset): readonly RulePart[] {
  const rules = rulesInWords(ruleset);
  return [
    { topic: 'first', title: 'The first turn', text: rules.first },
    {
      topic: 'turn',
      title: 'A turn',
      text: [LAYING, rules.letters, rules.exchange, rules.exchangeOrder, rules.blanks]
        .filter(Boolean)
        .join(' '),
    },
    { topic: 'score', title: 'The score', text: `${SCORING} ${rules.bingo}` },
    { topic: 'words', title: 'Words', text: `${rules.words} ${rules.challenges}` },
    { topic: 'clock', title: 'The clock', text: `${rules.clock} ${rules.gift}`.trimEnd() },
    {
      topic: 'end',
      title: 'The end',
      text: [rules.goingOut, rules.racks, rules.scoreless, rules.tie, RESIGNING, rules.callingOff].join(' '),
    },
    { topic: 'absence', title: 'Who is gone', text: rules.absence },
  ];
}
