import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const ATTEMPTS = 3;

/**
 * Launches something on a loopback port that is free and returns the port. Between asking for a free port and listening on it, an
 * outgoing connection of another process may take it: then another port is tried.
 */
export async function onFreePort(launch: (port: number) => Promise<unknown>): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      await launch(port);
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
