import type { BotLevelWords, BotWords } from '../bot-words.ts';
import { spelled } from './words.ts';

/** A level without words here is a type error below. */
const LEVELS = {
  novice: { title: 'Novice', sentence: 'Plays short, everyday words and misses a lot.' },
  casual: { title: 'Casual', sentence: 'Plays the words that people use. A fair match for most.' },
  club: { title: 'Club', sentence: 'Knows the words of players, and misses a play at times.' },
  expert: { title: 'Expert', sentence: 'Knows the whole word list and misses little.' },
  master: { title: 'Master', sentence: 'Knows every word and thinks of the turns to come. Hard to beat.' },
} as const satisfies Readonly<Record<string, BotLevelWords>>;

const levels: BotWords['levels'] = LEVELS;

export const bots: BotWords = {
  levels,
  kind: (level) => `computer, ${levels[level].title}`,
  way: 'Play the computer',
  against: (name, level) => `Against ${name}, ${levels[level].title}`,
  making: 'Laying the table',
  choice: 'How well it plays',
  add: 'Add computer',
  addTo: (seat) => `Add computer to ${seat}`,
  addLead: 'Computer opponents see what a person on their seat would see, and no more.',
  remove: (name) => `Remove ${name}`,
  beginning: 'The game is about to begin',
  waits: (name, word) => `${name} waits: challenge ${spelled(word)}, or let it stand.`,
  letStand: 'Let it stand',
  playsForYou: (name) => `${name} plays for you.`,
  hasYourTurn: (name) => `${name} has your turn.`,
  takeBack: 'Take my seat back',
  again: 'Play again',
};
