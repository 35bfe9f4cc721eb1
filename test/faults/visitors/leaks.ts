import type { Patch } from '../support/patch.ts';
import type { Check } from './checks.ts';

/** A leak that is planted into the bundle, and exactly the checks that it turns red. */
export interface Leak {
  readonly name: string;
  readonly patch: Patch;
  readonly red: readonly Check[];
}

export const LEAKS: readonly Leak[] = [
  {
    name: 'players read what watchers say',
    patch: {
      find: 'audience === "all" || !reader.plays ||',
      replace: 'true ||',
    },
    red: ['lines'],
  },
  {
    name: 'players are told how long a line is that they may not read',
    patch: {
      find: '  tellLines(room, house, lines, to, ack) {\n    const message = viewChat(lines, readerOf(room, to), { whole: false, ack }, this.shownIn(house));\n    if (message.lines.length > 0 || ack !== null) this.tell(to, message);',
      replace:
        '  tellLines(room, house, lines, to, ack) {\n    const message = viewChat(lines, readerOf(room, to), { whole: false, ack }, this.shownIn(house));\n    this.tell(to, message.lines.length > 0 || ack !== null ? message : { ...message, hidden: lines.map(({ text }) => text.length) });',
    },
    red: ['lines'],
  },
  {
    name: 'everybody is told who is muted',
    patch: {
      find: 'host: isHost# ? viewForHost(house, host.visitors(), shown) : null,',
      replace: 'host: isHost# ? viewForHost(house, host.visitors(), shown) : null, mutes: house.muted,',
    },
    red: ['house'],
  },
  {
    name: 'who makes an invite tells its token to all, as its hash',
    patch: {
      find: '    case "inviteMade":\n    case "inviteUsed":\n    case "inviteWithdrawn":\n      return {',
      replace:
        '    case "inviteMade":\n    case "inviteUsed":\n    case "inviteWithdrawn":\n      return { hash: event.hash,',
    },
    red: ['polls', 'updates'],
  },
  {
    name: 'an offer of a seat that is over has an answer of its own',
    patch: {
      find: 'return isGood && at >= 0 ? ok({ seat: seat(at), member: offer.member, isTaken }) : err({ code: "link/not-valid" });',
      replace:
        'return isGood && at >= 0 ? ok({ seat: seat(at), member: offer.member, isTaken }) : err({ code: offer ? "link/seated" : "link/not-valid" });',
    },
    red: ['links'],
  },
  {
    name: 'an update over HTTP has the chat with it',
    patch: {
      find: '...given(update),',
      replace: '...given({ ...update, said: this.talk.store.linesAfter(0) }),',
    },
    red: ['polls'],
  },
  {
    name: 'whoever asks for a room is told what was said in it',
    patch: {
      find: 'given(viewSummary(room, this.attendance.presence(room, millis(Date.now()))));',
      replace:
        'given({ ...viewSummary(room, this.attendance.presence(room, millis(Date.now()))), said: this.talk.store.linesAfter(0) });',
    },
    red: ['answers'],
  },
  {
    name: 'what a member of a private room was told is given to anybody',
    patch: {
      find: 'const isOpen# = this.door.barTo(room, null) === null;',
      replace: 'const isOpen# = true;',
    },
    red: ['not invited', 'shut out'],
  },
  {
    name: 'who has no good token is told that a private room is locked',
    patch: { find: '|| isShut && admits(room, device)', replace: '|| isShut' },
    red: ['not invited'],
  },
  {
    name: 'what others were told is given to who was removed',
    patch: { find: 'person !== null && known.removed.includes(person)', replace: 'false' },
    red: ['removed'],
  },
  {
    name: 'a room that is locked is shown from outside',
    patch: {
      find: 'const bar = this.door.barTo(room, device);\n    if (bar !== null) return { ...refused(',
      replace:
        'const bar = this.door.barTo(room, device);\n    if (bar !== null && bar !== "locked") return { ...refused(',
    },
    red: ['shut out'],
  },
  {
    name: 'every line of chat is a line of the log',
    patch: {
      find: 'const kept = this.store.keepLine(line#.value, message.id);',
      replace: 'const kept = this.store.keepLine(line#.value, message.id);\n    console.log(kept.text);',
    },
    red: ['log'],
  },
];
