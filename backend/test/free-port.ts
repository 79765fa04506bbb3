import { createServer } from 'node:net';

/**
 * Ports per process. Each process has its own range, so that two workers, even of two runs, never use the same port.
 */
const RANGE = 500;
let next = 12_000 + RANGE * (process.pid % 40);

export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
