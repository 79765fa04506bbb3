import { freePort, untilReady } from './ports.mjs';
import { startProbed } from './probed.mjs';

/** Starts the limit server on the product's own database. */
export async function startLimit(databaseUrl) {
  const port = await freePort();
  const server = startProbed(['bench/limit/server.mjs', databaseUrl, String(port)], {
    env: {},
    log: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/ready`, server.child);
  return { ...server, url };
}
