// Prints the path of a Chromium that runs here, and installs one if there is none.
// Ours, because Playwright does not look for the system's Chromium.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';

const isRoot = process.getuid?.() === 0;
const hasApt = existsSync('/usr/bin/apt-get');
const DOWNLOAD_LIMIT_MS = 5 * 60_000;

/** Asks the browser for its version, because an installed browser without its system libraries does not start. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0;

const require = createRequire(join(projectRoot, 'e2e/package.json'));
const playwrightsOwn = () => require('@playwright/test').chromium.executablePath();

/** Chromium without a window: renders the same pages in about half of the CPU time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const present = () => [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', playwrightsOwn()].find(runs);

/** Reasons why the commands installed no browser. */
const reasons = [];

/** Reports progress on stderr, because stdout has only the path. */
function get(title, command, args) {
  console.error(`${title} …`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: DOWNLOAD_LIMIT_MS,
  });
  if (status !== 0) reasons.push(`${title}: ${reasonIn(`${stderr}\n${stdout}`)}`);
}

/** Picks the line with the reason out of the output of a failed program, without its stack. */
const reasonIn = (output) =>
  /^(?:E|Error|Failed\b[^:\n]*): *(.+)$/m.exec(output)?.[1] ?? 'it did not say why';

function fromDebian() {
  if (!isRoot || !hasApt) return;
  get('Reading the package lists', 'apt-get', ['update', '-q']);
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    get(`Installing ${name}`, 'apt-get', [...install, name]);
    if (present()) return;
  }
}

function fromPlaywright() {
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  get('Downloading Chromium', process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

function whatIsMissing() {
  const cure =
    hasApt && !isRoot
      ? 'run `sudo apt-get install chromium` once'
      : 'install it with the package manager of this machine';
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : '';
  return `The browser tests need Chromium, and there is none that runs: ${cure}, or set CHROMIUM_PATH to one${why}.`;
}

function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new StepFailed(`CHROMIUM_PATH is ${chosen}, which is no browser that runs.`);
  }
  const found = present();
  if (found) return found;
  for (const source of [fromDebian, fromPlaywright]) {
    source();
    const got = present();
    if (got) return got;
  }
  throw new StepFailed(whatIsMissing());
}

try {
  console.log(findBrowser());
} catch (error) {
  giveUp(error);
}
