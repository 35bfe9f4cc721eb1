import type { PrivacyWords } from '../chat-words.ts';

export const privacy: PrivacyWords = {
  title: 'What is stored, and for how long',
  lead: 'There are no accounts, no advertising and nobody who counts visitors. This is all there is.',
  contact: 'Who runs this place',
  start: 'Start page',
  cookie: {
    title: 'One cookie',
    text: [
      'A long random number, for a year from its last use. It is how a room knows your seat again. Deleting it gives your seats up.',
    ],
  },
  device: {
    title: 'On your device',
    text: ['The page keeps this in your browser, until you delete the data of this site there.'],
    kept: {
      look: 'How the page looks: the theme, the board and the tiles that you chose.',
      name: 'The name you played under last, or the one that was made up for you.',
      'chat.name': 'The name under which you last wrote as a watcher.',
      'chat.off': 'Whether you have hidden the chat.',
      sounds: 'Whether you want to hear the table.',
      notifications: 'Whether you want to be told when your turn comes.',
      keys: 'Whether you want keys to count at the table only.',
      'bot-level': 'The level of computer opponent that you chose last.',
      outbox: 'What you have done in a room and it has not answered yet: turns, lines of chat, a new name.',
      seals:
        'For the last 200 games that you saw: the room, the fingerprint of the seed, and what your seat added to the draw.',
      'device-game':
        'The last game that you played on this device alone, with its seed and your name. None of it is sent.',
      rooms:
        'The last 20 rooms in which you had a seat: title, names, your seat, and when you last looked. The start page asks the server how things stand in them.',
    },
  },
  tab: {
    title: 'In a tab, until it is closed',
    text: ['Nothing of this is sent anywhere until you press something that is for it.'],
    kept: {
      draft: 'How your tiles lie, on the rack and on the board.',
      'chat.text': 'The line of chat that you have not sent.',
      'chat.seen': 'Up to which line you have read.',
      'draw-seen': 'Whether you have put the starting draw away.',
      watching: 'Whether you chose to watch a room.',
      link: 'The invite, or the move of a seat, with which you opened a link, until it is used.',
      making: 'The rules of a room that you are making and a random number, until it is made.',
      'making-with-bot': 'The same of a room with a computer opponent.',
      bot: 'The level of that opponent, until it has its seat.',
      reloaded: 'That the page was loaded again for a new version.',
    },
  },
  parts: [
    {
      title: 'In a room',
      text: [
        'Its title and rules, the names that players gave themselves, every turn with its time, who asked for what and who was gone on the own turn since when, the seed of each game and what each seat added to it.',
        'The last 200 lines of chat and the last 200 that only watchers read, with name and time, and who wrote them by a number that is another one in every room.',
        'Who has which seat, who may come into a private or a locked room, and whom the host has muted or removed: by a fingerprint of the cookie’s number, never the number itself. Of invites, and of links that move a seat, a fingerprint too.',
        'Everybody with the link can see the game, of a private room everybody who is in. Racks are hidden until they are played; chat of watchers is hidden from players while they play.',
      ],
    },
    {
      title: 'For how long',
      text: [
        'A room in which no game began is deleted after seven days, any other 30 days after the end of its last game, or as soon as all who have a seat agree. A game that nobody plays on ends by itself after 30 days.',
        'Then all of it is deleted: names, turns, chat, seats. Only a mark stays that there was a room at this address. Backups of the hosting platform keep a copy for up to 30 more days. What the host removes from the chat is gone at once, but for those backups.',
      ],
    },
    {
      title: 'Your network address',
      text: [
        'It limits six things: how many rooms are made from it, how often a seat is asked for, how many watch a room from it, how often rooms are looked at without a connection, how often records of games are asked for, and how often it tries links that open nothing. What counts for it is a keyed fingerprint, another one each day and for each of the six; the address itself is kept nowhere by us.',
        'The fingerprint is with your connection to a room until that ends; all the counts are in memory only.',
      ],
    },
    {
      title: 'In the logs',
      text: [
        'Errors are logged without names, cookies or what was said. The hosting platform handles every request, with your network address, to bring you the page, and keeps logs of its own.',
      ],
    },
  ],
};
