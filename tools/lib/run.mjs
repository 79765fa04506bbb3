// Ours, because it runs before any package is installed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectRoot } from './project.mjs';

/** Milliseconds that a test runner gets to stop the servers it started. */
const GRACE_MS = 10_000;

/** Runs child processes, with the signal that ends them. */
const running = new Map();
let ending = false;

/** Child processes must not outlive the tool that started them. */
const listeners = { SIGINT: () => end(130), SIGTERM: () => end(143) };
for (const [signal, listener] of Object.entries(listeners)) process.on(signal, listener);

function end(code) {
  ending = true;
  process.exitCode = code;
  if (running.size === 0) process.exit();
  for (const [child, signal] of running) child.kill(signal);
  setTimeout(() => {
    for (const child of running.keys()) child.kill('SIGKILL');
    process.exit();
  }, GRACE_MS);
}

/** Leaves the signals to the code that runs next in this process. */
export function stopListening() {
  for (const [signal, listener] of Object.entries(listeners)) process.off(signal, listener);
}

/** Runs `node script …args`, without a shell, so that spaces in paths are harmless. */
export function runNode(script, args, options) {
  return runCommand(process.execPath, [script, ...args], options);
}

/**
 * Runs a command in a folder of the checkout; returns its exit code and output. The file `log` receives the output
 * live; `signal` ends the command.
 */
export async function runCommand(command, args, options = {}) {
  const { cwd = projectRoot, env = {}, endWith = 'SIGTERM', log, signal } = options;
  const copy = log && logFile(log);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(child, endWith);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      copy?.write(text);
    });
  }
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`;
      resolve(1);
    });
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  copy?.end();
  if (ending && running.size === 0) process.exit();
  return { code, output };
}

function logFile(path) {
  mkdirSync(dirname(path), { recursive: true });
  return createWriteStream(path);
}
