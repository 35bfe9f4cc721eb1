import type { Page } from 'playwright-core';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import type { Visitor } from './browser.ts';

/** Somebody who speaks to rooms without a page: what he says is as he wants it, and not as our form sends it. */
export class SecondDevice {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** With a cookie of its own. */
  static async open(visitor: Visitor, origin: string): Promise<SecondDevice> {
    const page = await visitor.newPage();
    // A page of the origin that does nothing by itself.
    await page.goto(`${origin}/NOTICE.txt`);
    await page.evaluate(() => fetch('/api/session', { method: 'POST' }));
    return new SecondDevice(page);
  }

  /** Posts something to the API; throws where it is refused. */
  async post(path: string, body: object): Promise<unknown> {
    const { ok, text } = await this.page.evaluate(
      async ([to, json]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(to, { method: 'POST', headers, body: json });
        return { ok: answer.ok, text: await answer.text() };
      },
      [path, JSON.stringify(body)] as const,
    );
    if (!ok) throw new Error(text);
    return JSON.parse(text);
  }

  /** Says commands to a room, all at once; resolves with the codes of those that are refused, when all are answered. */
  say(room: string, commands: readonly object[]): Promise<readonly string[]> {
    return this.page.evaluate(
      async ([id, protocol, all]) => {
        const digits = () =>
          [...crypto.getRandomValues(new Uint8Array(16))]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('');
        const query = `after=0&protocol=${protocol}&tab=${digits()}`;
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/rooms/${id}/socket?${query}`,
        );
        const open = new Map(all.map((command) => [digits(), command]));
        const refused: string[] = [];
        const { promise, resolve, reject } = Promise.withResolvers<string[]>();
        socket.onclose = ({ code }) => reject(new Error(`closed with ${code}`));
        socket.onmessage = ({ data }) => {
          const { type, ack, id: about, error } = JSON.parse(data);
          if (type === 'refused') refused.push(error.code);
          open.delete(type === 'refused' ? about : ack);
          if (open.size === 0) resolve(refused);
        };
        socket.onopen = () => {
          for (const [key, command] of open) socket.send(JSON.stringify({ ...command, id: key, expect: 0 }));
        };
        const answers = await promise;
        socket.onclose = null;
        socket.close();
        return answers;
      },
      [room, PROTOCOL_VERSION, commands] as const,
    );
  }
}
