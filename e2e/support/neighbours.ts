import type { BrowserContext } from '@playwright/test';
import type { Noise } from './noise';

/** The houses whose pages a lesson shows are not asked: a page that tells where it was asked from stands for them. */
export async function standIn(context: BrowserContext, noise: Noise, ...hosts: string[]): Promise<void> {
  noise.expectFramesOf(...hosts);
  for (const host of hosts) {
    await context.route(`https://${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>A visitor</title><p>from ${route.request().headers()['referer'] ?? 'nowhere'}</p>`,
      }),
    );
  }
}
