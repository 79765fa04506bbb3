import type { BrowserContext } from '@playwright/test';
import type { ConsoleGuard } from './console-guard';

/** Other companies' pages in lessons are never loaded: a stub page that names its requester replaces them. */
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
