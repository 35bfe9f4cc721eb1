import { describe, expect, it } from 'vitest';
import { Chronicle } from '../../support/second-client/chronicle.ts';
import { readMessage, type Update } from '../../support/second-client/messages.ts';

/** An update with steps `from` to `to` behind `after`, in which somebody gets a name. */
function update(
  after: number,
  from: number,
  to: number,
  more: { epoch?: string; name?: string } = {},
): Update {
  const { epoch = 'one', name = 'Ada' } = more;
  const steps = Array.from({ length: to - from + 1 }, (_, index) => ({
    seq: from + index,
    at: 0,
    events: [{ type: 'renamed', seat: 0, name }],
  }));
  const room = {
    ...{
      id: '',
      name: '',
      preset: null,
      ruleset: { validation: 'void' },
      lexicon: {},
      phase: 'waiting',
      game: 1,
    },
    ...{
      commitment: '',
      seed: null,
      host: null,
      starting: false,
      you: null,
      request: null,
      seats: [],
      private: false,
      invites: null,
    },
  };
  const presence = { seats: [], absentSince: null, watchers: 0 };
  const stands = { now: 0, room, game: null, presence, ack: null };
  const message = readMessage(
    JSON.stringify({ type: 'update', protocol: 4, epoch, seq: to, after, steps, ...stands }),
  );
  if (message.type !== 'update') throw new Error('no update');
  return message;
}

const seqs = (chronicle: Chronicle): number[] => chronicle.steps.map(({ seq }) => seq);

describe('the second client’s steps', () => {
  it('[M6] are those of every update that leaves no gap, once each', () => {
    const chronicle = new Chronicle();
    for (const each of [update(0, 1, 3), update(3, 4, 4), update(1, 2, 5)]) {
      expect(chronicle.take(each)).toEqual({ type: 'used' });
    }
    expect(seqs(chronicle)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[M6] are asked for where some are missing', () => {
    const chronicle = new Chronicle();
    chronicle.take(update(0, 1, 3));
    expect(chronicle.take(update(5, 6, 6))).toEqual({ type: 'ask', after: 3 });
    expect(seqs(chronicle)).toEqual([1, 2, 3]);
  });

  it('[M6] are void in another epoch, and asked for from the beginning', () => {
    const chronicle = new Chronicle();
    chronicle.take(update(0, 1, 3));
    expect(chronicle.take(update(3, 4, 4, { epoch: 'two' }))).toEqual({ type: 'ask', after: 0 });
    expect(chronicle.take(update(0, 1, 2, { epoch: 'two' }))).toEqual({ type: 'used' });
    expect(seqs(chronicle)).toEqual([1, 2]);
    expect(chronicle.noticed).toEqual({ gaps: 0, epochs: 1 });
  });

  it('[D14] are named to a new socket by the last of them, with its epoch and its time', () => {
    const chronicle = new Chronicle();
    expect(chronicle.known).toEqual({ after: 0 });
    chronicle.take(update(0, 1, 3));
    expect(chronicle.known).toEqual({ after: 3, epoch: 'one', at: 0 });
  });

  it('[M6] never go back, change, or miss a number', () => {
    const chronicle = new Chronicle();
    chronicle.take(update(0, 1, 3));
    expect(() => chronicle.take(update(0, 1, 2))).toThrow('went back');
    expect(() => chronicle.take(update(2, 3, 3, { name: 'Eve' }))).toThrow('another than it was');
    expect(() => chronicle.take(update(3, 5, 5))).toThrow('where 4 belongs');
  });

  it('[M6] come in messages of the documented shape only', () => {
    expect(() => readMessage('{"type":"presence","presence":{},"rack":["A"]}')).toThrow('not as documented');
  });
});
