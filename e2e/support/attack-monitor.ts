import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    xss(number: number): Promise<void>;
    reportViolation(what: string): Promise<void>;
  }
}

/** Companies whose pages a lesson may show in frames. An empty page replaces them. */
const FRAMED = /^https:\/\/([a-z0-9-]+\.)*(calendly|typeform)\.com\//;

/**
 * Detects the effects of hostile content in a browser: its script ran (it calls `xss` with its number, or opens a
 * dialog), it contacted a foreign server, it left the page or opened another, or only the content security policy
 * stopped it.
 */
export class AttackMonitor {
  /** Numbers of the payloads whose script ran. */
  readonly ran = new Set<number>();
  /** Requests to foreign servers, whether or not they got through. */
  readonly foreign = new Set<string>();
  readonly violations = new Set<string>();
  readonly dialogs: string[] = [];
  readonly popups: string[] = [];

  static async start(context: BrowserContext, origin: string): Promise<AttackMonitor> {
    const attacks = new AttackMonitor();
    await attacks.watch(context, origin);
    return attacks;
  }

  /** Everything that should be empty. */
  get alarms(): unknown[] {
    return [...this.ran, ...this.foreign, ...this.violations, ...this.dialogs, ...this.popups];
  }

  private async watch(context: BrowserContext, origin: string): Promise<void> {
    await context.exposeBinding('xss', (_, number: number) => void this.ran.add(number));
    await context.exposeBinding('reportViolation', (_, what: string) => void this.violations.add(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        void window.reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const isOurs = (url: string) => /^(data|blob|about):/.test(url) || new URL(url).origin === origin;
    context.on('request', (request) => {
      const url = request.url();
      if (!isOurs(url) && !FRAMED.test(url)) this.foreign.add(url);
    });
    await context.route(
      (url) => !isOurs(url.href),
      (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A foreign server</title>' }),
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
