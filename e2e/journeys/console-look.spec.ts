import type { Page } from '@playwright/test';
import { texts as coaching } from '../../creator-console/src/resources/coaching/texts';
import { texts as create } from '../../creator-console/src/resources/products/create-content/texts';
import { texts as content } from '../../creator-console/src/resources/products/product/texts';
import { texts as media } from '../../creator-console/src/media-library/texts';
import { texts as messages } from '../../creator-console/src/resources/messages/texts';
import { texts as overview } from '../../creator-console/src/resources/overview/texts';
import { texts as revenue } from '../../creator-console/src/resources/revenue/texts';
import { texts as journals } from '../../creator-console/src/resources/shared-journals/texts';
import { texts as students } from '../../creator-console/src/resources/students/texts';
import { ContentStudio } from '../screens/content-studio';
import { CreatorPortal } from '../screens/creator-portal';
import { Shell } from '../screens/shell';
import { goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { coach, signIn } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

/** The places of the console, and something that is there once it is loaded. */
const places: Record<string, string> = {
  [overview.title]: overview.topCourses,
  [students.title]: 'Elin Hart',
  [content.title]: goods.workbook,
  [revenue.title]: revenue.byProduct,
  [coaching.title]: coaching.none,
  [messages.title]: messages.select,
  [media.title]: media.uploadHelp,
  [journals.title]: 'Elin Hart',
};

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - screen.width);
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}

for (const [place, sign] of Object.entries(places)) {
  test(`a place of the console can be read and used by everybody: ${place}`, { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await signIn(context, coach);
    const portal = new CreatorPortal(page);
    await portal.open();
    await portal.go(place);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
    await portal.switchTheme();
    await expectAccessible(page);
  });
}

test('forms, menus and dialogs of Content can be read and used by everybody', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  const [portal, studio] = [new CreatorPortal(page), new ContentStudio(page)];
  await studio.open();
  for (const theme of ['one', 'other']) {
    await studio.openMenu(goods.workbook);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await studio.start('digital_file');
    await expectAccessible(page);
    await studio.dialog.getByRole('button', { name: create.cancel }).click();
    if (theme === 'one') await portal.switchTheme();
  }
  await studio.openForm(await productId(context.request, goods.recordings));
  await expectAccessible(page);
  await expectToFit(page);
});

test('one choice of theme serves the console and the member app, and outlives the sign-out', async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  const portal = new CreatorPortal(page);
  await portal.open();
  await portal.switchTheme();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await portal.open();
  await portal.signOut();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await new Shell(page).switchTheme();
  await portal.open();
  await portal.expectTheme('light');
});
