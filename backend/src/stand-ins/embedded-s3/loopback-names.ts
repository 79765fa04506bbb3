import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './embedded-s3.js';

export interface Listener {
  url: string;
  close(): Promise<void>;
}

/** Opens the entrance for our own SDK: on loopback and a free port, ready before the site itself listens. */
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

/** One store per process, because each makes every promise slower, even after its server is gone. */
const asked = new AsyncLocalStorage<string>();

const NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A machine's names for itself. If a site is configured as http://localhost and opened at http://127.0.0.1, the origins
 * differ, and a browser neither plays nor uploads its files. So file URLs get the host name of the request.
 */
export class LoopbackNames {
  private readonly own: URL;

  constructor(publicUrl: string) {
    this.own = new URL(publicUrl);
  }

  /** Runs a request's work with the host name in its header. */
  during(host: string | undefined, work: () => void): void {
    const origin = this.originOf(host);
    if (origin === undefined) work();
    else asked.run(origin, work);
  }

  /** Returns an address of the site with the host name that the request used. */
  rename(url: string): string {
    const origin = asked.getStore();
    return origin === undefined ? url : origin + url.slice(this.own.origin.length);
  }

  /**
   * Returns the origin; undefined unless it is another name of the same server, so that no foreign Host header gets
   * into a URL.
   */
  private originOf(host = ''): string | undefined {
    if (!NAMES.has(this.own.hostname) || !URL.canParse(`${this.own.protocol}//${host}`)) return undefined;
    const named = new URL(`${this.own.protocol}//${host}`);
    return NAMES.has(named.hostname) && named.port === this.own.port ? named.origin : undefined;
  }
}
