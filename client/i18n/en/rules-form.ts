import type { ConflictReason } from '../../../engine/equipment/ruleset.ts';
import { type BoundedField, RULESET_BOUNDS } from '../../../engine/equipment/ruleset-bounds.ts';
import type { Language } from '../../../engine/words/languages.ts';
import type { RulesFormWords } from '../rules-form-words.ts';
import { span } from './clock.ts';

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
      ownGame: 'Other time each',
      ownTurn: 'Other time a turn',
    },
  },
  initial: 'Time each',
  increment: 'Seconds added a turn',
  perTurn: 'Time a turn',
  time: { minutes: 'minutes', minutesBriefly: 'min', seconds: 'seconds', secondsBriefly: 's' },
  overtime: {
    label: 'Overtime',
    options: {
      none: 'None',
      short: 'Up to 1 minute',
      long: 'Up to 10 minutes',
      own: 'Other overtime',
    },
  },
  perMinute: 'Points a minute',
  maxMinutes: 'Minutes at most',
  gift: {
    label: 'Time for an opponent',
    options: {
      '0': 'Nobody gives any',
      '15': '15 s a press',
      '30': '30 s a press',
      '60': '60 s a press',
      own: 'Other time a press',
    },
  },
  giftSeconds: 'Seconds a press',
  first: {
    label: 'Who begins',
    options: {
      draw: 'By a draw, each game',
      fewestFirsts: 'Who has begun least',
      alternate: 'In turn',
      random: 'By lot',
    },
  },
  minBag: 'Tiles in the bag, to exchange',
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
  fault: (fault) =>
    fault.reason === 'out-of-bounds' ? boundsText(fault.fields[0]) : CONFLICTS[fault.reason],
  faults: (faults) => [
    ...faults.flatMap(({ reason }) => (reason === 'out-of-bounds' ? [] : [CONFLICTS[reason]])),
    ...(faults.some(({ reason }) => reason === 'out-of-bounds')
      ? ['A number is too small or too large.']
      : []),
  ],
  notWhole: 'Only whole numbers.',
};

const CONFLICTS: Readonly<Record<ConflictReason, string>> = {
  'challenge-follows-validation': 'Words can be challenged only where the room does not check them.',
  'points-follow-rule': 'Points are moved only where a failed challenge costs points.',
  'triple-wants-two': 'A challenge can lose the game only where two play.',
  'gift-wants-clock': 'Time can be given only where there is a clock.',
  'double-wants-two': 'Twice the other rack can be gained only where two play.',
  'play-on-wants-none': 'Where play goes on nobody goes out, so tiles left over can only be lost.',
  'pass-must-count': 'Passes have to count, or a game could go on for ever.',
};

const TIMES: ReadonlySet<BoundedField> = new Set([
  'challenge.finalWindow',
  'clock.initial',
  'clock.increment',
  'clock.perTurn',
  'gift',
]);

function boundsText(field: BoundedField): string {
  const { min, max } = RULESET_BOUNDS[field];
  if (!TIMES.has(field)) return `From ${min} to ${max}.`;
  return min === 0 ? `At most ${span(max)}.` : `From ${span(min)} to ${span(max)}.`;
}
