import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from './console-guard';

export interface OtherBrowser {
  context: BrowserContext;
  page: Page;
  consoleGuard: ConsoleGuard;
  /** Fails the test if this browser's console had errors. */
  close(): Promise<void>;
}

/** A second browser next to the test's. It shares neither cookies nor storage, and its console is guarded too. */
export async function anotherBrowser(browser: Browser, origin: string): Promise<OtherBrowser> {
  const context = await browser.newContext({ baseURL: origin });
  const consoleGuard = new ConsoleGuard(context, origin);
  return {
    context,
    consoleGuard,
    page: await context.newPage(),
    async close() {
      await context.close();
      expect(consoleGuard.complaints).toEqual([]);
    },
  };
}
