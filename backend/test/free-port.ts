import { createServer } from 'node:net';

/** Each process looks in a range of its own, so that two workers, also of two runs at once, do not take the same port. */
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
