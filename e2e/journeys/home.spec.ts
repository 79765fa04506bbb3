import type { Locator, Page, Response } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Cart } from '../screens/cart';
import { Library } from '../screens/library';
import { Shell } from '../screens/shell';
import { goods } from '../support/demo';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

/** Texts that only the code of these parts contains. */
const ELSEWHERE = { player: 'media-controller', payment: 'confirmPayment' };

test('the home page loads neither player nor payment, and the keyboard alone leads from it to the checkout', {
  tag: '@deep',
}, async ({ page }) => {
  const scripts: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', collect);
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  page.off('response', collect);
  const add = new Library(page).card(goods.featured).getByRole('button', { name: i18n.t('cart:add') });
  await expect(add).toBeVisible();
  await expectNeither(scripts);

  await reach(page, add, 'Tab');
  await page.keyboard.press('Enter');
  const shell = new Shell(page);
  await expect(shell.cart(1)).toBeVisible();
  await reach(page, shell.cart(1), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await new Cart(page).expectItems(goods.featured);
  const checkout = page.getByRole('link', { name: i18n.t('cart:summary.checkout') });
  await reach(page, checkout, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: i18n.t('checkout:signIn.title') })).toBeVisible();
});

async function expectNeither(scripts: Response[]): Promise<void> {
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.length).toBeGreaterThan(0);
  for (const word of Object.values(ELSEWHERE)) {
    expect(
      texts.filter((text) => text.includes(word)),
      word,
    ).toEqual([]);
  }
}

/** More key presses than any page needs. */
const FURTHEST = 300;

/** Presses a key until the element has the focus. */
async function reach(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < FURTHEST; presses++) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`no ${key} leads to ${element.toString()}`);
}
