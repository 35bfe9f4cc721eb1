import { describe, expect, test, vi } from 'vitest';
import { CLOSE, PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { TestSocket } from '../support/test-socket.ts';
import { say, settle, usePage } from '../support/use-page.ts';

const at = usePage();
const { newest } = TestSocket;

describe('[U20] a page of another version', () => {
  test('[U20] reloads once, and says so when that did not help', async () => {
    newest().open();
    newest().end(CLOSE.versionSkew);
    expect(at.reloads).toBe(1);
    await at.reload();
    newest().open();
    newest().end(CLOSE.versionSkew);
    await settle(60_000);
    expect(at.reloads).toBe(1);
    expect(at.page.connection.value).toEqual({ status: 'closed', code: CLOSE.versionSkew });
  });

  test.each(['denied', 'forgetful'])(
    '[U20] does not reload where its storage is %s: that would go on for ever',
    async (how) => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      const forget = () => null;
      const act = how === 'denied' ? deny : forget;
      vi.stubGlobal('sessionStorage', { getItem: act, setItem: act, removeItem: act });
      await at.reload();
      newest().open();
      newest().end(CLOSE.versionSkew);
      await settle(60_000);
      expect(at.reloads).toBe(0);
      expect(at.page.connection.value).toEqual({ status: 'closed', code: CLOSE.versionSkew });
    },
  );

  test('[U20] takes nothing that is told in another version', () => {
    newest().open();
    say({ ...at.told.update(0), protocol: PROTOCOL_VERSION + 1 });
    expect([at.reloads, at.page.room.value]).toEqual([1, null]);
  });

  test.each([CLOSE.gone, CLOSE.replaced])('[U20] closed with %i, it does not come back', async (code) => {
    await at.goLive();
    newest().end(code);
    await settle(60_000);
    expect(at.page.connection.value).toEqual({ status: 'closed', code });
    expect(TestSocket.all).toHaveLength(1);
  });

  test('[U20] a replaced tab does not take the place back when it is looked at, but when it is pressed for', async () => {
    await at.goLive();
    newest().end(CLOSE.replaced);
    at.browser.dispatchEvent(new Event('visibilitychange'));
    await settle(60_000);
    expect([TestSocket.all.length, at.page.connection.value.status]).toEqual([1, 'closed']);
    at.page.reconnect();
    await settle();
    newest().open();
    say(at.told.update(0));
    expect([TestSocket.all.length, at.page.connection.value.status]).toEqual([2, 'live']);
  });
});
