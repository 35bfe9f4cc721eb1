import { useSignal } from '@preact/signals';
import renameIcon from 'lucide-static/icons/pencil.svg?raw';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seat as seatOf } from '../../engine/base/units.ts';
import type { SeatPresence } from '../../engine/protocol/server-message.ts';
import { say } from '../i18n/sentences.ts';
import { PartHere } from '../parts/part-here.tsx';
import { context } from '../state/people.ts';
import { presence, room } from '../state/room-state.ts';
import { seatingOf } from '../state/seating.ts';
import { AttendanceDot } from './attendance-dot.tsx';
import { BotFace } from './bot-face.tsx';
import { Icon } from './icon.tsx';
import { nameFormPart } from './panel-parts.ts';
import { type Moving, SeatTools } from './seat-tools.tsx';

/** Who is at the table. One's own name can be changed here, and the host sees to the seats. */
export function SeatList(): VNode | null {
  const isNaming = useSignal(false);
  const moving: Moving = useSignal(null);
  const naming = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  useLayoutEffect(() => {
    if (wasNaming.current && !isNaming.value) naming.current?.focus();
    wasNaming.current = isNaming.value;
  }, [isNaming.value]);
  const current = room.value;
  if (current === null) return null;
  const { mayArrange } = seatingOf(current, presence.value);
  return (
    <section>
      <h2>At the table</h2>
      <ul class="seat-list">
        {current.seats.map((one, index) => {
          const isYou = index === current.you;
          if (isYou && isNaming.value) {
            return (
              <li key={index}>
                <PartHere
                  part={nameFormPart}
                  props={{ name: one.name ?? '', onDone: () => (isNaming.value = false) }}
                />
              </li>
            );
          }
          return (
            <li key={index} class={moving.value === index ? 'moving' : ''}>
              {one.name === null ? (
                <span class={one.locked ? 'seat-dot locked' : 'seat-dot free'} />
              ) : one.bot !== null ? (
                <BotFace level={one.bot} />
              ) : (
                <AttendanceDot attends={attendanceOf(index)} />
              )}
              <span class="seat-who">
                {one.name === null ? (
                  <span class="soft">{one.locked ? 'Locked' : 'Free'}</span>
                ) : (
                  <b>{context.value.names[index]}</b>
                )}{' '}
                {one.bot !== null && <span class="seat-kind soft">{say.bots.kind(one.bot)}</span>}
                {one.name !== null && (
                  <SeatNotes isYou={isYou} isHost={index === current.host} attends={attendanceOf(index)} />
                )}
              </span>
              <span class="seat-tools">
                {isYou && (
                  <button
                    ref={naming}
                    type="button"
                    class="icon-button"
                    aria-label="Change name"
                    title="Change name"
                    onClick={() => (isNaming.value = true)}
                  >
                    <Icon svg={renameIcon} />
                  </button>
                )}
                {mayArrange && <SeatTools seat={seatOf(index)} isYou={isYou} one={one} moving={moving} />}
              </span>
              {one.bot !== null && (
                <span class="seat-sentence soft">{say.bots.levels[one.bot].sentence}</span>
              )}
            </li>
          );
        })}
      </ul>
      {current.seats.length > 2 && <p class="seat-order soft">{orderNote(moving.value !== null)}</p>}
    </section>
  );
}

interface SeatNotesProps {
  readonly isYou: boolean;
  readonly isHost: boolean;
  readonly attends: SeatPresence;
}

function SeatNotes({ isYou, isHost, attends }: SeatNotesProps): VNode | null {
  const attendance = attends !== 'here' && say.attendance[attends];
  const notes = [isYou && 'you', isHost && 'host', attendance].filter((note) => note !== false);
  return notes.length === 0 ? null : <span class="soft">{notes.join(', ')}</span>;
}

const attendanceOf = (index: number): SeatPresence => presence.value.seats[index] ?? 'gone';

const orderNote = (isMoving: boolean): string =>
  isMoving ? 'Now the seat to change places with.' : 'Turns go down this list. The draw says who begins.';
