import { expect, test } from 'vitest';
import { parseClientMessage } from '../../../engine/protocol/parse.ts';
import { chatOf } from '../support/line-of.ts';
import { TestSocket } from '../support/test-socket.ts';
import { say, usePage } from '../support/use-page.ts';

const at = usePage();

/** What the page says when somebody has written a line, and what is left of it when the room has taken it. */
async function saidOf(written: string) {
  await at.goLive();
  const { sayLine } = await import('../../../client/talk-commands.ts');
  const { chatText, writeLine } = await import('../../../client/state/chat.ts');
  writeLine(written);
  sayLine(written, undefined);
  const frame = TestSocket.newest().sent.find((each) => each.includes('"say"')) ?? '';
  const message = parseClientMessage(frame);
  if (!message.ok || message.value.type !== 'say') throw new Error(`no line that the room reads: ${frame}`);
  say({ ...chatOf(false), ack: message.value.id });
  return { text: message.value.text, left: chatText.value };
}

test.each([
  ['tabs, as out of a spreadsheet', `see${'\t'.repeat(1_900)}you`],
  ['controls, as out of a terminal', `see ${'\u0007'.repeat(1_900)}you`],
])('[U80, M1] a line is sent as it will be shown, in a frame that the room reads: %s', async (_, written) => {
  expect(await saidOf(written)).toEqual({ text: 'see you', left: '' });
});

test('[U157] a phrase is a line like any other, and what is being written stays', async () => {
  await at.goLive();
  const { sayPhrase } = await import('../../../client/talk-commands.ts');
  const { chatText, writeLine } = await import('../../../client/state/chat.ts');
  writeLine('I was about to');
  sayPhrase('Well played', undefined);
  const frame = TestSocket.newest().sent.find((each) => each.includes('"say"')) ?? '';
  const message = parseClientMessage(frame);
  expect(message).toMatchObject({ ok: true, value: { type: 'say', text: 'Well played' } });
  say({ ...chatOf(false), ack: message.ok && 'id' in message.value ? message.value.id : null });
  expect(chatText.value).toBe('I was about to');
});

test('[U80, M1] the longest line that there is goes into a frame', async () => {
  const longest = `"${'\u0301'.repeat(4)}`.repeat(200);
  expect((await saidOf(longest)).text).toHaveLength(longest.length);
});
