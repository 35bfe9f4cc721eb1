import { afterEach, expect, test, vi } from 'vitest';
import {
  addressWith,
  carriedLink,
  pickUpLink,
  putLinkAway,
  readFragment,
} from '../../../client/state/carried-link.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

/** Opens an address; what the address bar shows afterwards. */
function opens(hash: string, roomId: string): string {
  let shown = `/r/${roomId}${hash}`;
  vi.stubGlobal('location', { hash, pathname: `/r/${roomId}`, search: '' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, url: string) => {
      shown = url;
    },
  });
  pickUpLink(roomId);
  return shown;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[U84] a token is taken out of the address, and is there again after a reload until it is put away', () => {
  expect(opens(`#i=${TOKEN}`, 'abc-def')).toBe('/r/abc-def');
  expect(carriedLink.value).toEqual({ kind: 'invite', token: TOKEN });
  opens('', 'ABCDEF');
  expect(carriedLink.value).toEqual({ kind: 'invite', token: TOKEN });
  opens('', 'other');
  expect(carriedLink.value).toBeNull();
  opens('', 'abc-def');
  putLinkAway('abc-def');
  expect(carriedLink.value).toBeNull();
  opens('', 'abc-def');
  expect(carriedLink.value).toBeNull();
});

test('[U84] another link to the same room takes the place of the first', () => {
  opens(`#i=${TOKEN}`, 'two');
  opens(`#m=${TOKEN}`, 'two');
  expect(carriedLink.value).toEqual({ kind: 'move', token: TOKEN });
  putLinkAway('two');
});

test.each(['', '#', '#rack', '#i=', '#x=abc', `#i=${TOKEN}&m=1`, '#i=%20', `#i=${'a'.repeat(201)}`])(
  '[U84] the fragment %j carries nothing, and stays where it is',
  (hash) => {
    expect(readFragment(hash)).toBeNull();
    expect(opens(hash, 'plain')).toBe(`/r/plain${hash}`);
    expect(carriedLink.value).toBeNull();
  },
);

test('[U87] the address for another browser has the token that was taken out of it', () => {
  vi.stubGlobal('location', { href: 'https://table.example/r/abc#rack' });
  expect(addressWith(null)).toBe('https://table.example/r/abc');
  expect(addressWith({ kind: 'invite', token: TOKEN })).toBe(`https://table.example/r/abc#i=${TOKEN}`);
});
