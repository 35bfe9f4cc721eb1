import { useSignal } from '@preact/signals';
import arrowIcon from 'lucide-static/icons/arrow-right.svg?raw';
import setUpIcon from 'lucide-static/icons/sliders-horizontal.svg?raw';
import friendIcon from 'lucide-static/icons/users.svg?raw';
import type { VNode } from 'preact';
import { useLocation } from 'preact-iso';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { StartBoard } from '../board/start-board.tsx';
import { LostDialog } from '../dialogs/lost-dialog.tsx';
import { rulesPart } from '../dialogs/rules-part.ts';
import { SettingsWhenLoaded } from '../dialogs/settings-when-loaded.tsx';
import { say } from '../i18n/sentences.ts';
import { openRoom } from '../net/open-room.ts';
import { ComputerWay } from '../panels/computer-way.tsx';
import { DeviceWay } from '../panels/device-way.tsx';
import { Icon } from '../panels/icon.tsx';
import { JoinForm } from '../panels/join-form.tsx';
import { OwnGamesWhenLoaded } from '../panels/own-games-when-loaded.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { PartHere } from '../parts/part-here.tsx';
import { NameRack } from '../rack/name-rack.tsx';
import { roomPart } from './room-part.ts';
import { useFocusOnHeading, useTitle } from './use-title.ts';

export function StartPage(): VNode {
  const location = useLocation();
  const making = useSignal<'friend' | 'computer' | null>(null);
  const problem = useSignal<Problem | null>(null);
  const showsRules = useSignal(false);
  const showsSettings = useSignal(false);
  useTitle('');
  useFocusOnHeading();

  const play = async (bot: BotLevel | null): Promise<void> => {
    if (making.value !== null) return;
    making.value = bot === null ? 'friend' : 'computer';
    problem.value = null;
    void roomPart.fetch();
    const opened = await openRoom({ preset: 'casual', seats: 2, name: '' }, bot);
    making.value = null;
    if (opened.ok) location.route(opened.value);
    else problem.value = opened.error;
  };

  return (
    <main class="start">
      <NameRack />
      <div class="start-board">
        <StartBoard />
      </div>
      <div class="start-body">
        <div class="start-lead">
          <h1 tabIndex={-1}>The crossword board game that starts with a link.</h1>
          <p class="soft">Two to four players. No account, nothing to install.</p>
        </div>
        <div class="start-ways">
          <button
            type="button"
            class="piece way"
            aria-labelledby="way-friend"
            aria-describedby="way-friend-note"
            aria-disabled={making.value !== null}
            onClick={() => play(null)}
          >
            <Icon svg={friendIcon} />
            <span class="way-text">
              <span id="way-friend" class="way-title">
                Play with a friend
              </span>
              <span id="way-friend-note" class="way-note">
                {making.value === 'friend' ? 'Making your room' : 'You get a room and a link to send'}
              </span>
            </span>
            <Icon svg={arrowIcon} />
          </button>
          <ComputerWay isBusy={making.value !== null} isMaking={making.value === 'computer'} onPlay={play} />
          <a class="piece quiet way" href="/new" aria-labelledby="way-new" aria-describedby="way-new-note">
            <Icon svg={setUpIcon} />
            <span class="way-text">
              <span id="way-new" class="way-title">
                Set up a game
              </span>
              <span id="way-new-note" class="way-note">
                Casual, classic or your own rules
              </span>
            </span>
            <Icon svg={arrowIcon} />
          </a>
          <DeviceWay isUnreachable={isUnreachable(problem.value)} />
          {/* Behind it, so that both are in view when this one is. */}
          <ProblemNotice problem={problem.value} />
        </div>
        <OwnGamesWhenLoaded />
        <JoinForm />
        <p class="start-links">
          <a class="text-button" href="/device">
            {say.device.way}
          </a>
          <a class="text-button" href="/learn">
            {say.start.learn}
          </a>
          <button type="button" class="text-button" onClick={() => (showsRules.value = true)}>
            {say.start.rules}
          </button>
          <button type="button" class="text-button" onClick={() => (showsSettings.value = true)}>
            {say.start.settings}
          </button>
          <a class="text-button" href="/replay">
            Open a game file
          </a>
          <a class="text-button" href="/verify">
            {say.fairDraw.saved}
          </a>
          <a class="text-button" href="/privacy">
            {say.privacyLink}
          </a>
          <a class="text-button" href="/NOTICE.txt">
            Licences
          </a>
        </p>
      </div>
      {showsSettings.value && <SettingsWhenLoaded onClose={() => (showsSettings.value = false)} />}
      {showsRules.value && (
        <PartHere
          part={rulesPart}
          props={{
            title: say.start.rules,
            layout: BOARD_LAYOUTS.classic,
            ruleset: PRESETS.casual,
            other: { preset: 'classic', ruleset: PRESETS.classic },
            onClose: () => (showsRules.value = false),
          }}
          lost={<LostDialog part={rulesPart} onClose={() => (showsRules.value = false)} />}
        />
      )}
    </main>
  );
}

/** Whether no server has answered, or none that could. */
const isUnreachable = (problem: Problem | null): boolean =>
  problem !== null && (problem.status === 0 || problem.status >= 500);
