import { answerRequest, pass, pending, redeem, resign } from '../commands.ts';
import { sayLine } from '../i18n/line-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { board, layout, tileSet } from '../state/equipment.ts';
import { mayResign } from '../state/in-play.ts';
import { context } from '../state/people.ts';
import { openRequest } from '../state/requests.ts';
import { game } from '../state/room-state.ts';
import { draft, rack, recall, shuffle, sortRack } from '../state/table.ts';
import { playDraft } from '../turn-commands.ts';
import { type Answer, asks, DONE, refused, told, wrong } from './answers.ts';
import type { Deed } from './line.ts';
import { acceptLatest, challengeLatest, exchangeTiles, lay, onTurn } from './turns.ts';

/** Does it, tells what it asks for, or says why not. */
export function carryOut(deed: Exclude<Deed, { readonly kind: 'yes' }>): Answer {
  switch (deed.kind) {
    case 'rack':
      return told(sayLine.rack(rack.peek(), draft.peek()));
    case 'score':
      return standing();
    case 'look':
      return told(sayLine.look(deed.lines, layout.peek(), tileSet.peek(), board.peek()));
    case 'help':
      return { kind: 'guide' };
    case 'agree':
    case 'decline':
      return answerOpen(deed.kind === 'agree');
    case 'resign':
      return askToResign();
    default:
      return pending.peek() === null ? act(deed) : wrong({ code: 'line/under-way' });
  }
}

/** What only tells or asks. */
type Telling = 'yes' | 'rack' | 'score' | 'look' | 'help' | 'agree' | 'decline' | 'resign';

/** What has to wait while something is under way. */
function act(deed: Exclude<Deed, { readonly kind: Telling }>): Answer {
  switch (deed.kind) {
    case 'lay':
      return lay(deed.draft);
    case 'play':
      return done(playDraft);
    case 'exchange':
      return exchangeTiles(deed.tiles);
    case 'pass':
      return onTurn(pass);
    case 'challenge':
      return challengeLatest(deed.words);
    case 'accept':
      return acceptLatest();
    case 'redeem':
      return onTurn(() => redeem(deed.square));
    case 'recall':
      return done(recall);
    case 'shuffle':
      return done(shuffle);
    case 'sort':
      return done(sortRack);
  }
}

function done(change: () => void): Answer {
  change();
  return DONE;
}

function standing(): Answer {
  const now = game.peek();
  return now === null ? DONE : told(sayLine.standing(now, context.peek()));
}

function answerOpen(agree: boolean): Answer {
  const open = openRequest.peek();
  if (open?.part !== 'asked') return wrong({ code: 'line/nothing-asked' });
  return done(() => answerRequest(open.request, agree));
}

function askToResign(): Answer {
  const now = game.peek();
  if (now === null || !mayResign.peek()) return refused({ code: 'game/over' });
  return asks(sayLine.confirm.resign(say.resigning(now, context.peek())), resign);
}
