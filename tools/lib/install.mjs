// Ours, because it runs before any package is installed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed, step } from './progress.mjs';
import { projectRoot, readText } from './project.mjs';
import { runCommand, runNode } from './run.mjs';
import { hashOf, hasStamp, removeStamp, writeStamp } from './stamp.mjs';

/** Stops with a clear sentence where the product cannot run. */
export function requireNode() {
  const { engines } = JSON.parse(readText('package.json'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const found = process.versions.node.split('.').map(Number);
  const difference = wanted.map((part, index) => found[index] - part).find((part) => part !== 0) ?? 0;
  if (difference < 0) {
    throw new StepFailed(`Sanctum needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  }
}

/**
 * Makes node_modules match package-lock.json, and runs exactly the install scripts allowed by `allowScripts` in
 * package.json, whatever npm's version. Costs nothing if up to date.
 */
export async function install() {
  const major = process.versions.node.split('.')[0];
  const stamp = hashOf(['package-lock.json'], process.platform, process.arch, major);
  if (hasStamp('installed', stamp)) return;
  await step('Installing packages', async () => {
    removeStamp('installed');
    // the build needs the development packages, also where NODE_ENV says production
    await npm(['ci', '--ignore-scripts', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund']);
    const decidedOn = allowedScripts();
    if (decidedOn.length > 0) await npm(['rebuild', '--ignore-scripts=false', ...decidedOn]);
  });
  writeStamp('installed', stamp);
}

/** Packages whose scripts may run, if they are made for this machine. */
function allowedScripts() {
  const { allowScripts } = JSON.parse(readText('package.json'));
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(projectRoot, 'node_modules', name)),
  );
}

async function npm(args) {
  // npm reacts slowly to a polite signal, and a partial installation is repeated anyway
  const options = { endWith: 'SIGKILL' };
  // npm tells its scripts where it lives; without it, the one on the path
  const itself = process.env.npm_execpath;
  const { code, output } = itself?.endsWith('.js')
    ? await runNode(itself, args, options)
    : await runCommand('npm', args, options);
  if (code !== 0) throw new StepFailed(`${output}\nCouldn’t install the packages. See the error above.`);
}
