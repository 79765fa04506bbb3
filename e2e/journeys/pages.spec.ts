import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Cart } from '../screens/cart';
import { Checkout } from '../screens/checkout';
import { Library } from '../screens/library';
import { Order } from '../screens/order';
import { Player } from '../screens/player';
import { Shell } from '../screens/shell';
import { SignIn } from '../screens/sign-in';
import { cards, goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { reader, signIn, signUp } from '../support/people';
import { fillCart, productId } from '../support/shop';
import { expect, test } from '../support/test';

/** How to come to a page with everything on it. */
const pages: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  home: async (page) => {
    await page.goto(paths.home);
    await expect(new Library(page).card(goods.featured)).toBeVisible();
  },
  library: async (page) => {
    const library = new Library(page);
    await library.open();
    await expect(library.card(goods.course)).toBeVisible();
  },
  product: async (page, { request }) => {
    await page.goto(paths.product(await productId(request, goods.workbook)));
    await expect(page.getByRole('heading', { name: goods.workbook, level: 1 })).toBeVisible();
  },
  'course before it is bought': async (page, { request }) => {
    await page.goto(paths.course(await productId(request, goods.course)));
    await expect(page.getByRole('heading', { name: goods.course, level: 1 })).toBeVisible();
  },
  cart: async (page, { request }) => {
    await fillCart(request, goods.course, goods.workbook);
    const cart = new Cart(page);
    await cart.open();
    await cart.expectItems(goods.course, goods.workbook);
  },
  'sign-in': async (page) => {
    const door = new SignIn(page);
    await door.open();
    await door.expectShown();
  },
  checkout: async (page, context) => {
    await signUp(context);
    await fillCart(context.request, goods.workbook);
    await new Checkout(page).open();
  },
  order: async (page, context) => {
    await pages['checkout']!(page, context);
    await new Checkout(page).pay(cards.pays);
    await new Order(page).expectPaid();
  },
  player: async (page, context) => {
    await signIn(context, reader);
    await new Player(page).open(await productId(context.request, goods.course));
  },
};

for (const [name, come] of Object.entries(pages)) {
  test(`the page can be read and used by everybody: ${name}`, { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await come(page, context);
    await expectAccessible(page);
    await new Shell(page).switchTheme();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
  });
}
