import { type BrowserContext, expect, type Request, type Route } from '@playwright/test';

/** Megabytes through an intercepted request take seconds even on an idle machine. */
const PATIENCE_MS = 120_000;
const TO_STORAGE = /\/_s3\//;

/**
 * Stands between the browser and the storage: lets a number of files or parts through, holds the others, or cuts them
 * off.
 */
export class StorageGate {
  /** Number of started multipart uploads. */
  begun = 0;
  /** Parts that have reached the storage, in order of arrival; 0: a file in one piece. */
  readonly arrived: number[] = [];
  private left = Number.POSITIVE_INFINITY;
  private isCut = false;
  private held: Route[] = [];

  static async before(context: BrowserContext): Promise<StorageGate> {
    const gate = new StorageGate();
    await context.route(TO_STORAGE, (route) => gate.pass(route));
    context.on('requestfinished', (request) => gate.note(request));
    // Requests the page has aborted no longer wait.
    context.on('requestfailed', (request) => {
      gate.held = gate.held.filter((route) => route.request() !== request);
    });
    return gate;
  }

  /** Lets this many more through, and holds the rest. */
  async letThrough(count: number): Promise<void> {
    this.isCut = false;
    this.left = count;
    await this.again();
  }

  /** Cuts off running and further requests, as when a cable is pulled. */
  async cut(): Promise<void> {
    this.isCut = true;
    await this.again();
  }

  /** Lets all waiting and later requests through. */
  async open(): Promise<void> {
    await this.letThrough(Number.POSITIVE_INFINITY);
  }

  async expectArrived(count: number): Promise<void> {
    await expect.poll(() => this.arrived.length, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(count);
  }

  private async again(): Promise<void> {
    const { held } = this;
    this.held = [];
    for (const route of held) await this.pass(route);
  }

  private async pass(route: Route): Promise<void> {
    if (route.request().method() !== 'PUT') return route.fallback();
    try {
      if (this.isCut) await route.abort('internetdisconnected');
      else if (this.left > 0) {
        this.left--;
        await route.continue();
      } else this.held.push(route);
    } catch {
      // The page has just aborted it.
    }
  }

  private note(request: Request): void {
    const url = new URL(request.url());
    if (request.method() === 'POST' && url.pathname === '/api/s3/multipart') this.begun++;
    if (request.method() !== 'PUT' || !TO_STORAGE.test(url.pathname)) return;
    this.arrived.push(Number(url.searchParams.get('partNumber') ?? 0));
  }
}
