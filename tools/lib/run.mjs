import { spawn } from 'node:child_process';
import { projectRoot } from './project.mjs';

const running = new Set();

/** What was started must not outlive the tool that started it. */
const endWithChildren = { SIGINT: () => end('SIGINT', 130), SIGTERM: () => end('SIGTERM', 143) };
for (const [signal, listener] of Object.entries(endWithChildren)) process.on(signal, listener);

function end(signal, code) {
  for (const child of running) child.kill(signal);
  process.exit(code);
}

/** Leaves the signals to whoever comes next in this process. */
export function stopListening() {
  for (const [signal, listener] of Object.entries(endWithChildren)) process.off(signal, listener);
}

/**
 * Runs `node script …args` in a folder of the checkout, without a shell, so that spaces in paths are harmless.
 * Gives its exit code and everything it said; `echo` lets it also speak while it runs.
 */
export function runNode(script, args, { cwd = projectRoot, env = {}, echo = false } = {}) {
  return runCommand(process.execPath, [script, ...args], { cwd, env, echo });
}

export async function runCommand(command, args, { cwd = projectRoot, env = {}, echo = false } = {}) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (echo) process.stdout.write(text);
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
  return { code, output, seconds: (performance.now() - started) / 1000 };
}
