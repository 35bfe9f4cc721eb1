import type { ChatWords, PeopleWords, ReportWords } from '../chat-words.ts';

const people: PeopleWords = {
  title: 'Who is here',
  lead: 'You are the host. Only you see this list.',
  closeChat: 'Close the chat',
  closeChatNote: 'Nobody can write. What was said stays.',
  lock: 'Lock the room',
  lockNote: 'Nobody new comes in. Who is here now can come back.',
  mask: 'Hide rude words',
  maskNote: 'Everybody reads their first letter only.',
  players: 'Players',
  watchers: 'Watching',
  nobody: 'Nobody watches.',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Let ${name} write again`,
  remove: (name) => `Remove ${name} and what they said`,
  letIn: (name) => `Let ${name} in again`,
  mutedNote: 'muted',
  removedNote: 'removed',
  goneNote: 'gone',
};

const report: ReportWords = {
  button: 'Report',
  title: 'Report something',
  lead: 'A line of the chat, a name, or somebody who plays or watches here.',
  host: 'You are the host: you can mute and remove people and close the chat, under “Who is here”.',
  guest: 'The host of the room can mute and remove people and close the chat. You can hide it for yourself.',
  contact:
    'Whoever runs this place can be told of it. Say which room it is, who it is about and what happened.',
  noContact: 'Whoever runs this place has named no contact.',
  link: 'Write to them',
  room: (code) => `This room is ${code}.`,
  privacy: 'What is stored, and for how long',
};

const guest = (watcher: string): string => `Guest ${100 + (Number.parseInt(watcher, 16) % 900)}`;

const speaker: ChatWords['speaker'] = ({ own, name, watcher }) =>
  own ? 'You' : (name ?? (watcher === null ? 'Player' : guest(watcher)));

export const chat: ChatWords = {
  title: 'Chat',
  open: 'Chat',
  openUnread: 'Chat, something new',
  watchersOnly: 'Watchers only',
  field: 'Your line',
  placeholder: 'Say something',
  send: 'Send',
  nameField: 'Your name in the chat',
  phrases: ['Good luck', 'Well played', 'Good game', 'Thanks'],
  phrasesTitle: 'Say at one press',
  guest,
  speaker,
  aloud: (line) => `${speaker(line)}: ${line.text}`,
  time: (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
  nothing: 'Nobody has said anything yet.',
  noSocket: 'The chat is not shown while so many watch this room.',
  closed: 'The host has closed the chat.',
  muted: 'The host has muted you here.',
  waits: 'It is sent when the room answers.',
  hide: 'Hide chat',
  show: 'Show chat',
  hidden: 'You have hidden the chat on this device.',
  people,
  report,
  removed: {
    text: 'The host has removed you from this room',
    safe: 'You cannot watch or play here. Other rooms are open to you.',
  },
  locked: {
    text: 'This room is locked',
    safe: 'The host lets nobody new in at the moment.',
    again: 'Try again',
  },
};
