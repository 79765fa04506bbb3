import type { BrowserContext } from '@playwright/test';

/** Chrome reports every refused request; these refusals belong to the road: a declined card, a wrong password, a note changed elsewhere. */
const ORDINARY = [/the server responded with a status of (400|401|402|412) /];
/** What a browser says while its server lies dead or its network is away. */
const POWER_CUT = [
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED)/,
  /the server responded with a status of 50[0-9] /,
];

/** What it says while the person has no network. */
const OFFLINE = [/net::ERR_INTERNET_DISCONNECTED/];

/** Listens to everything a browser complains about, and to every request that leaves our own address. */
export class Noise {
  readonly complaints: string[] = [];
  private allowed = ORDINARY;
  private readonly neighbours = new Set<string>();

  constructor(
    context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.hear(message.text());
    });
    context.on('weberror', (error) => this.hear(String(error.error())));
    context.on('request', (request) => {
      if (this.isForeign(request.url())) this.complaints.push(`asks a stranger: ${request.url()}`);
    });
  }

  /** From now on she may look for what is not there. */
  expectMissing(): void {
    this.allowed = [...ORDINARY, /the server responded with a status of 404 /];
  }

  /** From now on the server may refuse what is in the way of something else. */
  expectConflicts(): void {
    this.allowed = [...ORDINARY, /the server responded with a status of 409 /];
  }

  /** From now on the server may be away. */
  expectPowerCuts(): void {
    this.allowed = [...ORDINARY, ...POWER_CUT];
  }

  /** From now on she may be without a network. */
  expectOffline(): void {
    this.allowed = [...ORDINARY, ...OFFLINE];
  }

  /** A lesson shows pages of these hosts in frames. */
  expectFramesOf(...hosts: string[]): void {
    for (const host of hosts) this.neighbours.add(host);
  }

  private hear(text: string): void {
    if (!this.allowed.some((pattern) => pattern.test(text))) this.complaints.push(text);
  }

  private isForeign(url: string): boolean {
    if (!/^(https?|wss?):/.test(url)) return false;
    const { origin, hostname } = new URL(url);
    return origin !== this.origin && !this.neighbours.has(hostname);
  }
}
