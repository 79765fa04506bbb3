import type { BrowserContext } from '@playwright/test';
import { runningSite } from './running-site';

/**
 * Chrome reports every refused request. These refusals are part of normal use: a declined card, a wrong password, a
 * note changed elsewhere, a coupon that doesn't exist.
 */
const REFUSED = /the server responded with a status of (400|401|402|412|422) /;
/**
 * Message for each page: service workers are blocked, because they would hide requests that the tests answer
 * themselves.
 */
const WITHOUT_WORKER = /^Service Worker registration blocked by Playwright$/;
/** Says more about how busy the machine is than about the page. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;
const ORDINARY = [REFUSED, WITHOUT_WORKER, LATE_PRELOAD];
/** Messages of a browser whose server is down. */
const POWER_CUT = [
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED)/,
  /the server responded with a status of 50[0-9] /,
];

/** Messages of a browser that has no network. */
const OFFLINE = [/net::ERR_INTERNET_DISCONNECTED/];

/** Collects every error and warning on a browser's console, and every request that leaves our own origin. */
export class ConsoleGuard {
  complaints: string[] = [];
  private allowed = ORDINARY;
  private readonly stubbedHosts = new Set<string>();

  constructor(
    context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.hear(message.text());
    });
    context.on('weberror', (error) => this.hear(String(error.error())));
    context.on('request', (request) => {
      if (this.isForeign(request.url())) this.complaints.push(`asks a foreign server: ${request.url()}`);
    });
  }

  /** Prepares for the next test in the same browser. */
  reset(): void {
    this.complaints = [];
    this.allowed = ORDINARY;
  }

  /** Allows requests for something that doesn't exist (404) from now on. */
  expectMissing(): void {
    this.allowed = [...ORDINARY, /the server responded with a status of 404 /];
  }

  /** Allows refused access (403) from now on. */
  expectClosedDoors(): void {
    this.allowed = [...ORDINARY, /the server responded with a status of 403 /];
  }

  /** Allows conflicts (409) from now on. */
  expectConflicts(): void {
    this.allowed = [...ORDINARY, /the server responded with a status of 409 /];
  }

  /** Allows the server to be down from now on. */
  expectPowerCuts(): void {
    this.allowed = [...ORDINARY, ...POWER_CUT];
  }

  /** Allows the browser to be offline from now on. */
  expectOffline(): void {
    this.allowed = [...ORDINARY, ...OFFLINE];
  }

  /** Allows frames of these hosts, which a lesson shows. */
  expectFramesOf(...hosts: string[]): void {
    for (const host of hosts) this.stubbedHosts.add(host);
  }

  private hear(text: string): void {
    if (!this.allowed.some((pattern) => pattern.test(text))) this.complaints.push(text);
  }

  private isForeign(url: string): boolean {
    if (!/^(https?|wss?):/.test(url)) return false;
    const { origin, hostname } = new URL(url);
    const isOurs = origin === this.origin || origin === runningSite?.files;
    return !isOurs && !this.stubbedHosts.has(hostname);
  }
}
