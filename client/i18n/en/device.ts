import type { DeviceWords } from '../device-words.ts';

export const device: DeviceWords = {
  way: 'Play on this device',
  instead: 'Play on this device instead',
  offline: 'You are offline. Rooms need a connection; a game against the computer on this device does not.',
  choice: {
    title: 'Play on this device',
    text: 'A casual game for two against the computer, which thinks here in the page. Once it has begun it needs no connection, and nothing of it is sent.',
    button: 'Begin',
  },
  opening: 'Laying the table',
  unreadable: { text: 'The game that was kept on this device could not be read. Begin a new one.' },
  notLoaded: {
    text: 'The words for this game did not load.',
    safe: 'They are needed once, to begin. A game that is kept stays as it is.',
  },
  again: 'Try again',
  here: 'On this device',
  rules: 'Rules of this game',
  allRules: 'All rules of this game',
  menu: 'More of this game',
  other: 'Another opponent',
};
