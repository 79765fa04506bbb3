import type { BrowserContext } from '@playwright/test';
import type { ConsoleGuard } from './console-guard';

/** Pages of other companies that a lesson shows are never fetched: a stub page that says who asked for it stands in for them. */
export async function stubThirdParties(
  context: BrowserContext,
  consoleGuard: ConsoleGuard,
  ...hosts: string[]
): Promise<void> {
  consoleGuard.expectFramesOf(...hosts);
  for (const host of hosts) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A visitor</title><p>from ${route.request().headers()['referer'] ?? 'nowhere'}</p>`,
      }),
    );
  }
}
