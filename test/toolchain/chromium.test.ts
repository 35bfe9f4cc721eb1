import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from '../../scripts/chromium.ts';
import { Problem } from '../../scripts/support/fail.ts';

/** A machine with browsers at `there`, and installers of which those in `working` do what they say. */
function machine(there: readonly string[], installers: readonly string[] = [], working = installers) {
  const files = new Set(there);
  const tried: string[] = [];
  const world: Machine = {
    named: undefined,
    shell: null,
    usual: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    exists: (path) => files.has(path),
    installers: installers.map(installer),
  };
  return { world, tried, installer };

  function installer(path: string) {
    const install = () => {
      tried.push(path);
      if (working.includes(path)) files.add(path);
    };
    return { path, install };
  }
}

describe('findChromium', () => {
  it('[O5] takes the one that CHROMIUM_PATH names before any other', () => {
    const { world, tried } = machine(['/usr/bin/chromium', '/opt/mine'], ['/cache/chrome']);
    expect(findChromium({ ...world, named: '/opt/mine' })).toBe('/opt/mine');
    expect(tried).toEqual([]);
  });

  it('[O5] says so when CHROMIUM_PATH names nothing, and installs nothing', () => {
    const { world, tried } = machine(['/usr/bin/chromium'], ['/cache/chrome']);
    expect(() => findChromium({ ...world, named: '/opt/gone' })).toThrow(Problem);
    expect(tried).toEqual([]);
  });

  it('[O5] takes an installed one, the likeliest first, and installs nothing', () => {
    const { world, tried } = machine(['/usr/bin/google-chrome', '/usr/bin/chromium'], ['/cache/chrome']);
    expect(findChromium(world)).toBe('/usr/bin/chromium');
    expect(findChromium(machine(['/usr/bin/google-chrome']).world)).toBe('/usr/bin/google-chrome');
    expect(tried).toEqual([]);
  });

  it('[O5] takes one that an earlier run downloaded', () => {
    const { world, tried } = machine(['/cache/chrome'], ['/usr/bin/chromium', '/cache/chrome']);
    expect(findChromium(world)).toBe('/cache/chrome');
    expect(tried).toEqual([]);
  });

  it('[O5] takes the one without windows before any other that is not named, and gets it where it can', () => {
    const chrome = '/usr/bin/google-chrome';
    const here = machine([chrome, '/usr/bin/shell']);
    const shell = here.installer('/usr/bin/shell');
    expect(findChromium({ ...here.world, shell })).toBe('/usr/bin/shell');
    expect(findChromium({ ...here.world, shell, named: chrome })).toBe(chrome);
    expect(here.tried).toEqual([]);
    const got = machine([chrome], [], ['/usr/bin/shell']);
    expect(findChromium({ ...got.world, shell: got.installer('/usr/bin/shell') })).toBe('/usr/bin/shell');
    expect(got.tried).toEqual(['/usr/bin/shell']);
    const failed = machine([chrome]);
    expect(findChromium({ ...failed.world, shell: failed.installer('/usr/bin/shell') })).toBe(chrome);
    expect(failed.tried).toEqual(['/usr/bin/shell']);
  });

  it('[O5] tries the package first and the download when that fails', () => {
    const package_ = machine([], ['/usr/bin/chromium', '/cache/chrome']);
    expect(findChromium(package_.world)).toBe('/usr/bin/chromium');
    expect(package_.tried).toEqual(['/usr/bin/chromium']);
    const download = machine([], ['/usr/bin/chromium', '/cache/chrome'], ['/cache/chrome']);
    expect(findChromium(download.world)).toBe('/cache/chrome');
    expect(download.tried).toEqual(['/usr/bin/chromium', '/cache/chrome']);
  });

  it('[O5] fails with one sentence that says what to do', () => {
    const { world } = machine([], ['/cache/chrome'], []);
    expect(() => findChromium(world)).toThrow(
      /^[^.]*install Chromium or Chrome, or set CHROMIUM_PATH to one\.$/,
    );
  });
});
