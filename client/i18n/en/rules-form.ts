import type { RulesetError } from '../../../engine/equipment/ruleset.ts';
import type { Language } from '../../../engine/words/languages.ts';
import type { RulesFormWords } from '../rules-form-words.ts';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  english: 'English',
  norwegian: 'Norwegian',
  dutch: 'Dutch',
  french: 'French',
  spanish: 'Spanish',
  swedish: 'Swedish',
};

export const rulesForm: RulesFormWords = {
  groups: {
    start: 'The beginning',
    words: 'Words and challenges',
    exchange: 'Exchanging and blanks',
    bonus: 'The bonus',
    end: 'The end',
  },
  language: { label: 'Language', options: LANGUAGE_NAMES },
  equipment: (tileSet) => `${LANGUAGE_NAMES[tileSet]} words and tiles.`,
  clock: {
    label: 'Clock',
    options: {
      none: 'No clock',
      game3: '3 minutes each + 2 s a turn',
      game5: '5 minutes each',
      game10: '10 minutes each',
      game15: '15 minutes each',
      game25: '25 minutes each',
      turn60: '60 seconds a turn',
      custom: 'Other times',
    },
  },
  minutes: 'Minutes each',
  increment: 'Seconds added a turn',
  gift: {
    label: 'Time for an opponent',
    options: { '0': 'Nobody gives any', '15': '15 s a press', '30': '30 s a press', '60': '60 s a press' },
  },
  first: {
    label: 'Who begins',
    options: {
      draw: 'By a draw, each game',
      fewestFirsts: 'Who has begun least',
      alternate: 'In turn',
      random: 'By lot',
    },
  },
  minBag: { label: 'Exchange from', options: { '1': '1 tile in the bag', '7': '7 tiles in the bag' } },
  order: {
    label: 'Exchanged tiles',
    options: { drawFirst: 'Draw, then return', returnFirst: 'Return, then draw' },
  },
  validation: {
    label: 'Words',
    options: { void: 'Checked by the room', challenge: 'Challenged by players' },
  },
  rule: {
    label: 'A failed challenge',
    options: {
      single: 'Costs nothing',
      double: 'Costs a turn',
      points: 'Moves points',
      lastScore: 'Costs the last score',
      triple: 'Loses the game',
    },
  },
  points: 'Points',
  per: { label: 'Counted', options: { play: 'For the play', word: 'For each word' } },
  to: { label: 'Moved', options: { challenged: 'To the challenged', challenger: 'From the challenger' } },
  who: { label: 'Who may challenge', options: { any: 'Everybody else', next: 'The next to play' } },
  finalWindow: 'Seconds for the last play',
  blanks: { label: 'Blanks on the board', options: { stay: 'Stay there', redeem: 'Can be taken back' } },
  bingoTiles: 'Tiles in one play',
  bingoPoints: 'Points',
  goingOut: { label: 'The last tile', options: { ends: 'Ends the game', playOn: 'Play goes on' } },
  racks: {
    label: 'Tiles left over',
    options: {
      sumOthers: 'To whoever goes out',
      doubleOpponent: 'Twice the other rack',
      none: 'Lost',
    },
  },
  kinds: {
    label: 'Turns without points',
    options: {
      pass: 'Passes',
      exchange: 'Exchanges',
      phony: 'Withdrawn plays',
      lostTurn: 'Lost turns',
      zeroPlay: 'Plays for 0',
    },
  },
  perSeat: 'End the game after',
  tie: {
    label: 'Equal totals',
    options: { beforeDeductions: 'More in play is ahead', draw: 'Share the place' },
  },
  conflict: ({ fields }: RulesetError) => CONFLICTS[fields.join(' ')] ?? 'These rules contradict each other.',
};

const CONFLICTS: Readonly<Record<string, string>> = {
  'challenge.rule seats': 'A challenge can lose the game only where two play.',
  'gift clock': 'Time can be given only where there is a clock.',
  'end.out seats': 'Twice the other rack can be gained only where two play.',
  'end.playOn end.out': 'Where play goes on nobody goes out, so tiles left over can only be lost.',
  'end.scoreless.kinds': 'Passes have to count, or a game could go on for ever.',
};
