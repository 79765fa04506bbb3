import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Noise } from './noise';

export interface OtherBrowser {
  context: BrowserContext;
  page: Page;
  noise: Noise;
  /** It has nothing to complain of either. */
  close(): Promise<void>;
}

/** A browser of its own beside the one of the test: it shares neither cookies nor storage, and is listened to as closely. */
export async function anotherBrowser(browser: Browser, origin: string): Promise<OtherBrowser> {
  const context = await browser.newContext({ baseURL: origin });
  const noise = new Noise(context, origin);
  return {
    ...{ context, noise, page: await context.newPage() },
    async close() {
      await context.close();
      expect(noise.complaints).toEqual([]);
    },
  };
}
