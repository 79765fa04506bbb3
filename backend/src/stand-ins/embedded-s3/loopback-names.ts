import { AsyncLocalStorage } from 'node:async_hooks';

/** One for the process: each costs every promise of the process something, also once its server is gone. */
const asked = new AsyncLocalStorage<string>();

const NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The names that a machine has for itself. Who opens a site at http://127.0.0.1 that calls itself http://localhost is at another origin,
 * from where a browser neither plays nor sends its files. So addresses of files have the name by which the site was asked.
 */
export class LoopbackNames {
  private readonly own: URL;

  constructor(publicUrl: string) {
    this.own = new URL(publicUrl);
  }

  /** Does what a request asks for, with the name in its Host header. */
  during(host: string | undefined, work: () => void): void {
    const origin = this.originOf(host);
    if (origin === undefined) work();
    else asked.run(origin, work);
  }

  /** An address of the site, as whoever asks would write it. */
  rename(url: string): string {
    const origin = asked.getStore();
    return origin === undefined ? url : origin + url.slice(this.own.origin.length);
  }

  /** Undefined unless it is another name of the same server: nobody else's Host header gets into an address. */
  private originOf(host = ''): string | undefined {
    if (!NAMES.has(this.own.hostname) || !URL.canParse(`${this.own.protocol}//${host}`)) return undefined;
    const named = new URL(`${this.own.protocol}//${host}`);
    return NAMES.has(named.hostname) && named.port === this.own.port ? named.origin : undefined;
  }
}
