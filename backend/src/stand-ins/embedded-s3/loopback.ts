import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './embedded-s3.js';

export interface Listener {
  url: string;
  close(): Promise<void>;
}

/** Our own SDK's way in: on loopback and a free port, ready before the site itself listens. */
export async function listenOnLoopback(handler: Handler): Promise<Listener> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
