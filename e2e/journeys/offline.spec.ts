import type { BrowserContext } from '@playwright/test';
import { Player } from '../screens/player';
import { freeCourse, goods } from '../support/demo';
import { signUp } from '../support/people';
import { claimFreeCourse } from '../support/shop';
import { i18n } from '../support/member-words';
import { expect, test } from '../support/test';

// this tests the service worker
test.use({ serviceWorkers: 'allow' });

test('the texts of a lesson that was opened can be read without a network, until their reader signs out', {
  tag: '@deep',
}, async ({ page, context, consoleGuard }) => {
  consoleGuard.expectOffline();
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('lessons-1')).keys()).map(({ url }) => url));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await player.expectOpen();
  await expect.poll(async () => (await kept()).some((url) => url.includes('/kept/lessons/'))).toBe(true);

  await test.step('a page that is opened without a network has the lesson in it', async () => {
    await loseNetwork(context);
    await page.reload();
    await expect(page.getByText(i18n.t('offline:mark'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: goods.freeCourse })).toBeVisible();
    await page.getByRole('link', { name: freeCourse.first }).click();
    await expect(page.getByRole('heading', { name: freeCourse.first })).toBeVisible();
    await expect(page.locator('.lesson').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('with the network the page comes back by itself', async () => {
    await context.setOffline(false);
    await player.expectOpen();
  });

  await test.step('whoever signs out leaves nothing to be read', async () => {
    const status = await page.evaluate(
      async () => (await fetch('/api/auth/logout', { method: 'POST' })).status,
    );
    expect(status).toBe(204);
    await expect.poll(kept).toEqual([]);
    await loseNetwork(context);
    await page.goto(`/course/${course}`);
    await expect(page.getByText(i18n.t('offline:nothing'))).toBeVisible();
    await expect(page.getByRole('link', { name: freeCourse.first })).toHaveCount(0);
    await context.setOffline(false);
  });
});

/** Takes the page offline at once, and the service worker a moment later. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const [worker] = context.serviceWorkers();
  const reachesServer = () =>
    worker!.evaluate(() =>
      fetch('/api/site', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(reachesServer).toBe(false);
}
