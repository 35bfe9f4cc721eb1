// Runs before every command, on the Node that the machine has (20 or newer) and with nothing installed yet: installs
// what package-lock.json says when that is missing or another, and checks that the scripts will find a Node they can use.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_WANTED = [22, 18];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// First on the path of every npm script.
const linkedNode = join(root, 'node_modules', '.bin', 'node');
const stampFile = join(root, 'node_modules', '.crosstile-installed');

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(join(root, 'package.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) install();
linkNode();
checkNode();

function install() {
  // Not on stdout, which is the command's own.
  console.error('Installing dependencies …');
  // `npm ci` deletes node_modules, and with it the Node in there: it must run on the one that npm itself runs on.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
    env: {
      ...process.env,
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    },
  };
  const { status } = npm
    ? spawnSync(node, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    fail('npm could not install the dependencies: see its message above, then run the command again.');
  writeFileSync(stampFile, wanted);
}

// npm 10 leaves out the link to a command that two packages offer, though only one of the two is for this machine.
function linkNode() {
  const carried = `node-${process.platform}-${process.arch}`;
  if (existsSync(linkedNode) || !existsSync(join(root, 'node_modules', carried, 'bin', 'node'))) return;
  mkdirSync(dirname(linkedNode), { recursive: true });
  rmSync(linkedNode, { force: true });
  symlinkSync(join('..', carried, 'bin', 'node'), linkedNode);
}

function checkNode() {
  const probe = spawnSync(linkedNode, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  const version = probe.status === 0 ? probe.stdout.trim() : process.versions.node;
  const [major, minor] = version.split('.').map(Number);
  if (major > NODE_WANTED[0] || (major === NODE_WANTED[0] && minor >= NODE_WANTED[1])) return;
  fail(
    `Crosstile needs Node ${NODE_WANTED.join('.')} or newer on ${process.platform}-${process.arch}, and this is ${version}: install a newer one from nodejs.org.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
