import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { Problem } from './support/fail.ts';
import { ROOT } from './support/paths.ts';

/** A browser that can be had here. */
interface Installer {
  /** Where it is once it is installed. */
  readonly path: string;
  readonly install: () => void;
}

/** What finding a browser asks of a machine. */
export interface Machine {
  /** The value of `CHROMIUM_PATH`. */
  readonly named: string | undefined;
  /** The browser without windows, which does the same with half the work. */
  readonly shell: Installer | null;
  /** Where browsers usually are, likeliest first. */
  readonly usual: readonly string[];
  readonly exists: (path: string) => boolean;
  /** Ways to install one, to be tried in turn. */
  readonly installers: readonly Installer[];
}

/**
 * Path of a Chromium for the browser tests: the one named, else the one without windows where it is here or can be
 * had, else any installed, else one installed now. Throws a {@link Problem}.
 */
export function findChromium(machine: Machine = thisMachine()): string {
  const { named, shell, usual, exists, installers } = machine;
  if (named) {
    if (exists(named)) return named;
    throw new Problem(
      `CHROMIUM_PATH is ${named}, which does not exist: name a Chromium or Chrome, or unset it.`,
    );
  }
  if (shell !== null && got(shell, exists)) return shell.path;
  const installed = [...usual, ...installers.map(({ path }) => path)].find(exists);
  if (installed) return installed;
  for (const installer of installers) if (got(installer, exists)) return installer.path;
  throw new Problem(
    'No Chromium is here and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Starts one, which draws by the processor alone: there may be no graphics card, and imitating one costs more. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] });

function got({ path, install }: Installer, exists: Machine['exists']): boolean {
  if (!exists(path)) install();
  return exists(path);
}

function thisMachine(): Machine {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const download = { path: chromium.executablePath(), install: downloadForTests };
  return {
    named: process.env.CHROMIUM_PATH,
    shell: mayUseApt() ? debianPackage('chromium-headless-shell') : null,
    usual: [
      ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    exists: existsSync,
    installers: mayUseApt() ? [debianPackage('chromium'), download] : [download],
  };
}

const mayUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const debianPackage = (name: string): Installer => ({
  path: `/usr/bin/${name}`,
  install: () => {
    console.log(`Installing the package ${name} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }).status === 0;
    if (apt('update')) apt('install', '-y', '--no-install-recommends', name);
  },
});

function downloadForTests(): void {
  console.log('Downloading a Chromium for the browser tests …');
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
