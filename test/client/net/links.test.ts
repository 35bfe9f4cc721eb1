import { afterEach, expect, test, vi } from 'vitest';
import { makeInvite, useInvite } from '../../../client/net/links.ts';
import { roomLink } from '../../../client/panels/room-link.ts';
import { invites } from '../../../client/state/invites.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { millis } from '../../../engine/base/units.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const TOKEN = 'ab'.repeat(16);

afterEach(() => {
  clearRoom();
  vi.unstubAllGlobals();
});

test('[U84] the host sees how the invites stand, and the token of those that this page has made', async () => {
  const { fetched } = answering({ invite: 2, token: TOKEN, until: 1 });
  const made = await makeInvite('den');
  expect(made).toMatchObject({ ok: true, value: { invite: 2, token: TOKEN } });
  expect(fetched.at(-1)).toEqual(['POST', '/api/rooms/den/invites/new', undefined]);
  const update = new RoomOf(new Table({ racks: ['A', 'B'] }), 'den').update(0);
  const [before, later] = [millis(update.now - 60_000), millis(update.now + 60_000)];
  apply({
    ...update,
    room: {
      ...update.room,
      private: true,
      invites: [
        { invite: 1, used: true, until: before },
        { invite: 2, used: false, until: later },
        { invite: 3, used: false, until: before },
      ],
    },
  });
  expect(invites.value).toEqual([
    { invite: 3, state: 'expired', token: null },
    { invite: 2, state: 'open', token: TOKEN },
    { invite: 1, state: 'used', token: null },
  ]);
});

test('[U84] an invite is posted with its token in the body, and never in an address', async () => {
  const { fetched } = answering(null);
  expect(await useInvite('den', TOKEN)).toEqual({ ok: true, value: null });
  expect(fetched.at(-1)).toEqual(['POST', '/api/rooms/den/invites', { token: TOKEN }]);
  expect(fetched.map(([, path]) => path).join()).not.toContain(TOKEN);
  vi.stubGlobal('location', { origin: 'https://table.example' });
  expect(roomLink('den', { kind: 'invite', token: TOKEN })).toBe(`https://table.example/r/den#i=${TOKEN}`);
});

/** A server that answers everything with `answer`; what it was asked. */
function answering(answer: unknown): { readonly fetched: [string, string, unknown][] } {
  const fetched: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    fetched.push([method, path, body === undefined ? undefined : JSON.parse(body)]);
    return path === '/api/session' ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return { fetched };
}
