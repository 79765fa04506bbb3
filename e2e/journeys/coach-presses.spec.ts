import type { Page } from '@playwright/test';
import { texts as finder } from '../../creator-console/src/app/finder/texts.en';
import { texts as shell } from '../../creator-console/src/app/texts.en';
import { texts as broadcasts } from '../../creator-console/src/resources/broadcasts/texts.en';
import { texts as coaching } from '../../creator-console/src/resources/coaching/texts.en';
import { texts as orders } from '../../creator-console/src/resources/orders/texts.en';
import { texts as overview } from '../../creator-console/src/resources/overview/texts.en';
import { formTexts, texts as content } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as learning } from '../../creator-console/src/resources/students/detail/learning/texts.en';
import { aBuyer } from '../screens/buyer';
import { ContentStudio } from '../screens/content-studio';
import { CreatorPortal } from '../screens/creator-portal';
import { Presses } from '../screens/presses';
import { goods } from '../support/demo';
import { coach, signIn } from '../support/people';
import { expect, test } from '../support/test';

// a separate shop, because its prices and orders change
test.use({ settings: { WORKER_CONCURRENCY: '2' } });

/** Starts at the Overview. */
async function begin(page: Page) {
  const portal = new CreatorPortal(page);
  await portal.open();
  await expect(page.getByRole('heading', { name: overview.title, level: 1 })).toBeVisible();
  return { portal, presses: new Presses(page) };
}

/** Opens the finder's first result for these words, by its shortcut and Enter. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: finder.find }).fill(words);
  await expect(page.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
}

test('a coach’s errands take few presses', { tag: '@deep' }, async ({ page, context, browser, server }) => {
  const buyer = await aBuyer(browser, server.url);
  await signIn(context, coach);
  const dialog = page.getByRole('dialog');

  await test.step('who bought what: 1', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(shell.money));
    const row = page.getByRole('row').filter({ hasText: buyer.name });
    for (const title of [goods.journal, goods.workbook]) await expect(row).toContainText(title);
    presses.expectAtMost(1);
  });

  await test.step('a price: 2', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(content.title));
    await presses.button(content.changePrice(goods.workbook));
    await page.keyboard.type('29');
    await page.keyboard.press('Enter');
    await new ContentStudio(page).expectToast(formTexts.saved);
    presses.expectAtMost(2);
  });

  await test.step('availability: 2', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(coaching.title));
    await presses.button(coaching.set);
    await expect(dialog.getByRole('button', { name: coaching.save })).toBeVisible();
    presses.expectAtMost(2);
  });

  await test.step('a product is given, to somebody who was found: 3', async () => {
    const { presses } = await begin(page);
    await find(page, buyer.name);
    await presses.button(learning.give);
    await presses.press(page.getByRole('option', { name: goods.free }));
    await presses.press(dialog.getByRole('button', { name: learning.give }));
    await new ContentStudio(page).expectToast(learning.given);
    presses.expectAtMost(3);
  });

  await test.step('a line is refunded, from the list of orders: 3', async () => {
    const { portal, presses: before } = await begin(page);
    await before.press(portal.linkTo(shell.money));
    const presses = new Presses(page);
    await presses.press(page.getByRole('row').filter({ hasText: buyer.name }).getByRole('link').first());
    await presses.button(orders.refundLine(goods.journal));
    await presses.press(dialog.getByRole('button', { name: /^Refund \$/ }));
    await new ContentStudio(page).expectToast(orders.refundAsked);
    presses.expectAtMost(3);
  });

  await test.step('a broadcast to the students of a tag: 5, with its fields as one', async () => {
    const { portal, presses } = await begin(page);
    await presses.press(portal.linkTo(shell.marketing));
    await presses.link(broadcasts.create);
    await page.getByLabel(new RegExp(`^${broadcasts.subject}`)).fill('Spring');
    await page.getByLabel(/^Text/).fill('Dear all');
    await presses.press(page.getByRole('combobox', { name: broadcasts.segment }));
    await page.getByRole('option', { name: broadcasts.segments.tag }).click();
    await page.getByRole('combobox', { name: broadcasts.tag }).click();
    await page.getByRole('option').first().click();
    await presses.button(broadcasts.send);
    await presses.press(dialog.getByRole('button', { name: broadcasts.sendNow }));
    await new ContentStudio(page).expectToast(broadcasts.onItsWay);
    presses.expectAtMost(5);
  });
});
