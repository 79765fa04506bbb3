import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Below the ports a system gives to outgoing connections, one of which might otherwise take it before its server does.
 */
const LOWEST = 20_000;
const COUNT = 10_000;
const given = new Set();

export async function freePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port) {
  const server = createServer();
  const isListening = new Promise((resolve) =>
    server.once('listening', () => resolve(true)).once('error', () => resolve(false)),
  );
  server.listen(port, '127.0.0.1');
  if (!(await isListening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Requests this URL until it responds successfully. */
export async function untilReady(url, child) {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`A server does not start: ${child.spawnargs.join(' ')}`);
    await pause(10);
  }
}
