import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../tools/lib/project.mjs';

const READY_WITHIN_MS = 300_000;

/** Starts the built product with its demo content, as `npm start` does, on its own port and in its own folder. */
export async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sanctum-pages-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await ready(url, child);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function ready(url, child) {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(200)) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The server was not ready in time');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
