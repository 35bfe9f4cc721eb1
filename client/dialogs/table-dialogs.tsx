import '../style/at-table.css';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { SaveGcgSoFar } from '../panels/save-gcg.tsx';
import { TurnList } from '../panels/turn-list.tsx';
import { UnseenLetters, unseenTotal } from '../panels/unseen-letters.tsx';
import { layout } from '../state/equipment.ts';
import { isOnDevice } from '../state/on-device.ts';
import { closeDialog, openDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { redemptionAsked } from '../state/redeeming.ts';
import { game, room, steps } from '../state/room-state.ts';
import { blankAsked, unseen } from '../state/table.ts';
import { startingDraw } from '../state/turns.ts';
import { unreadVerdict } from '../state/unread-verdict.ts';
import { BlankDialog } from './blank-dialog.tsx';
import { CallOffDialog } from './call-off-dialog.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { DeleteRoomDialog } from './delete-room-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { MoveSeatDialog } from './move-seat-dialog.tsx';
import { PassDialog } from './pass-dialog.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { RoomMenuDialog } from './room-menu-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { SettingsWhenLoaded } from './settings-when-loaded.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { VerdictDialog } from './verdict-dialog.tsx';
import { WordsDialog } from './words-dialog.tsx';

/** The dialog that is open, if any: what the game asks or tells comes before what was pressed. */
export function TableDialogs(): VNode | null {
  const question = blankAsked.value;
  if (question) return <BlankDialog question={question} />;
  const verdict = unreadVerdict.value;
  if (verdict) return <VerdictDialog verdict={verdict} />;
  const redemption = redemptionAsked.value;
  if (redemption) return <RedeemDialog redemption={redemption} />;
  switch (openDialog.value) {
    case 'callOff':
      return <CallOffDialog />;
    case 'challenge':
      return <ChallengeDialog />;
    case 'chat':
      return <ChatDialog />;
    case 'claim':
      return <ClaimDialog />;
    case 'deleteRoom':
      return <DeleteRoomDialog />;
    case 'exchange':
      return <ExchangeDialog />;
    case 'moveSeat':
      return <MoveSeatDialog />;
    case 'pass':
      return <PassDialog />;
    case 'people':
      return <PeopleDialog />;
    case 'report':
      return <ReportDialog />;
    case 'resign':
      return <ResignDialog />;
    case 'roomMenu':
      return <RoomMenuDialog />;
    case 'rules':
      return <RoomRules />;
    case 'settings':
      return <SettingsWhenLoaded onClose={closeDialog} />;
    case 'share':
      return <ShareDialog />;
    case 'turns':
      return <TurnsDialog />;
    case 'unseen':
      return <UnseenDialog />;
    case 'words':
      return <WordsDialog />;
    case null:
      return null;
  }
}

function RoomRules(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  return (
    <RulesDialog
      title={isOnDevice.value ? say.device.rules : 'Rules of this room'}
      layout={layout.value}
      ruleset={current.ruleset}
      lexicon={current.lexicon}
      commitment={current.seed === null && !isOnDevice.value ? current.commitment : null}
      onClose={closeDialog}
    />
  );
}

function TurnsDialog(): VNode {
  const draw = startingDraw(steps.value);
  return (
    <Dialog
      title="Turns so far"
      lead={draw && say.startingDraw(draw, context.value.names)}
      onClose={closeDialog}
    >
      <div class="sheet-turns">
        <TurnList headed={true} />
      </div>
      <div class="sheet-foot">
        <p class="sheet-text soft">Capitals are tiles, small letters are blanks, (letters) were there.</p>
        <SaveGcgSoFar />
      </div>
    </Dialog>
  );
}

function UnseenDialog(): VNode {
  return (
    <Dialog
      title={`${unseenTotal(unseen.value)} unseen`}
      lead={`${game.value?.inBag ?? 0} of them are in the bag, the rest on the other racks.`}
      onClose={closeDialog}
    >
      <div>
        <UnseenLetters />
      </div>
    </Dialog>
  );
}
