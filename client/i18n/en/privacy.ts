import type { PrivacyWords } from '../chat-words.ts';

export const privacy: PrivacyWords = {
  title: 'What is stored, and for how long',
  link: 'Privacy',
  lead: 'There are no accounts, no advertising and nobody who counts visitors. This is all there is.',
  contact: 'Who runs this place',
  start: 'Start page',
  parts: [
    {
      title: 'On your device',
      text: [
        'One cookie: a long random number, for a year from its last use. It is how a room knows your seat again. Deleting it gives your seats up.',
        'The page itself remembers the name you used last and how you like things. That never leaves your device.',
      ],
    },
    {
      title: 'In a room',
      text: [
        'The names that players gave themselves, every turn of the game with its time, and the last 200 lines of chat with name and time.',
        'Who has which seat and whom the host has muted or removed, by a fingerprint of the cookie’s number, never the number itself.',
        'Everybody with the link can see the game. Racks are hidden until they are played; chat of watchers is hidden from players while they play.',
      ],
    },
    {
      title: 'For how long',
      text: [
        'A room in which no game began is deleted after seven days, any other 30 days after the end of its last game. A game that nobody plays on ends by itself after 30 days.',
        'Then all of it is deleted: names, turns, chat, seats. Backups of the hosting platform keep a copy for up to 30 more days. What the host removes from the chat is gone at once, but for those backups.',
      ],
    },
    {
      title: 'In the logs',
      text: [
        'Errors are logged without names, cookies or what was said. Your network address is used to limit how many rooms are made, kept in memory only, and not written down by us. The hosting platform handles it to bring you the page.',
      ],
    },
  ],
};
