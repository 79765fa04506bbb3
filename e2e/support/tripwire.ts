import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    xss(number: number): Promise<void>;
    tellViolation(what: string): Promise<void>;
  }
}

/** Houses a lesson's frames may show. They are not asked: an empty page stands for them. */
const NEIGHBOURS = /^https:\/\/([a-z0-9-]+\.)*(calendly|typeform)\.com\//;

/**
 * Notices what hostile content does in a browser: that its script ran (it calls `xss` with its number, or opens a dialog),
 * that it asked a stranger, that it left the page or opened another, and that only the policy of the site held it back.
 */
export class Tripwire {
  /** Numbers of the payloads whose script ran. */
  readonly ran = new Set<number>();
  /** Requests to strangers, whether or not they got through. */
  readonly foreign = new Set<string>();
  readonly violations = new Set<string>();
  readonly dialogs: string[] = [];
  readonly popups: string[] = [];

  static async set(context: BrowserContext, origin: string): Promise<Tripwire> {
    const tripwire = new Tripwire();
    await tripwire.watch(context, origin);
    return tripwire;
  }

  /** All that should be empty. */
  get alarms(): unknown[] {
    return [...this.ran, ...this.foreign, ...this.violations, ...this.dialogs, ...this.popups];
  }

  private async watch(context: BrowserContext, origin: string): Promise<void> {
    await context.exposeBinding('xss', (_, number: number) => void this.ran.add(number));
    await context.exposeBinding('tellViolation', (_, what: string) => void this.violations.add(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void window.tellViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const isOurs = (url: string) => /^(data|blob|about):/.test(url) || new URL(url).origin === origin;
    context.on('request', (request) => {
      const url = request.url();
      if (!isOurs(url) && !NEIGHBOURS.test(url)) this.foreign.add(url);
    });
    await context.route(
      (url) => !isOurs(url.href),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A stranger</title>' }),
    );
    context.on('dialog', (dialog) => {
      this.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    context.on('page', (page) => {
      const first = context.pages().length === 1;
      if (!first) this.popups.push(page.url());
    });
  }
}
