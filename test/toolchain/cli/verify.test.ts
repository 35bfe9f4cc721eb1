import { afterAll, describe, expect, it } from 'vitest';
import { TAKEN_AS_RECORDED } from '../../../client/i18n/en/verification.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { cli, cliJson, Scratch } from '../../support/cli.ts';
import { randomRecord } from '../../support/random-record.ts';
import { eventsIn, withEvents } from '../../support/tampering.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const record = randomRecord(11, 2, wordTree(englishWords(4)), PRESETS.classic);
const scratch = new Scratch();
afterAll(() => scratch.remove());

describe('verify', () => {
  it('[F3, Y8] says that a record holds, what that proves and what it does not', () => {
    const path = scratch.file('record.json', JSON.stringify(record));
    const { code, out, err } = cli('verify', path);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`The seed is the one of the commitment ${record.commitment}.`);
    expect(out).toMatch(/All \d+ draws come out the same/);
    expect(out).toContain(
      'This proves that the room picked no tiles for anybody once it had committed itself.',
    );
    expect(out).toContain(
      'It does not bind an operator who plays, and keeps no player from asking an engine.',
    );
    const [ended] = eventsIn(record, 'ended');
    expect(cliJson('verify', path).data).toMatchObject({
      ok: true,
      commitment: record.commitment,
      standings: ended?.event.standings.map(({ total, place }) => ({ total, place })),
    });
  });

  it('[F3, Y8] takes room, names and lexicon as recorded, and says so', () => {
    const lexicon = { ...record.lexicon, title: 'Other', hash: 'f'.repeat(16) };
    const other = { ...record, room: 'other-room', names: ['X', 'Y'], lexicon };
    const path = scratch.file('other.json', JSON.stringify(other));
    const { code, out } = cli('verify', path);
    expect(code).toBe(0);
    expect(out).toContain(`turns. It says it is of game ${record.game} of room other-room.\n`);
    expect(out).toContain('What was taken as recorded is what verify --help says.');
    const help = cli('verify', '--help').out;
    for (const sentence of TAKEN_AS_RECORDED) expect(help).toContain(sentence);
  });

  it('[F3, Y8] refuses a record that was changed with what differs', () => {
    const [dealt] = eventsIn(record, 'dealt');
    if (dealt === undefined) throw new Error('nothing was dealt');
    const [first = [], second = []] = dealt.event.racks;
    const changed = withEvents(record, dealt, { ...dealt.event, racks: [second, first] });
    const path = scratch.file('changed.json', JSON.stringify(changed));
    const step = record.steps[0]?.seq;
    expect(cli('verify', path)).toEqual({
      code: 1,
      out: `The record does not hold.\nStep ${step}, dealt.racks.0: the seed gives ${first.join(' ')}, the record has ${second.join(' ')}.\n`,
      err: '',
    });
    expect(cliJson('verify', path)).toEqual({
      code: 1,
      data: {
        ok: false,
        error: {
          ...{ code: 'record/draw', step, event: 'dealt', field: 'racks.0' },
          ...{ expected: first, found: second },
        },
      },
    });
  });
});
