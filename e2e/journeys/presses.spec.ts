import type { Locator, Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Checkout } from '../screens/checkout';
import { SignIn } from '../screens/sign-in';
import { cards, goods } from '../support/demo';
import { i18n } from '../support/member-words';
import { reader, signIn, somebody } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

// a shop of its own: what other journeys publish would stand first on the home page
test.use({ settings: { WORKER_CONCURRENCY: '2' } });

/** Presses of a person on a page. Typing is not counted, nor what a form's fields are filled with. */
class Presses {
  constructor(
    private readonly page: Page,
    private count = 0,
  ) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  link(name: string): Promise<void> {
    return this.press(this.page.getByRole('link', { name, exact: true }).filter({ visible: true }).first());
  }

  button(name: string): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first());
  }

  /** Registers somebody in the form that is shown, whose button is pressed once. */
  async register(): Promise<void> {
    this.count += 1;
    await new SignIn(this.page).register(somebody());
  }

  /** Plays the video that is shown. */
  async play(): Promise<void> {
    const video = this.page.locator('video').first();
    await expect(video).toBeVisible();
    await this.press(video);
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused)).toBe(true);
  }

  async fromUserMenu(name: string): Promise<void> {
    await this.button(i18n.t('shell:account.open'));
    await this.press(this.page.getByRole('menuitem', { name, exact: true }));
  }

  expectAtMost(most: number): void {
    expect(this.count, 'presses').toBeLessThanOrEqual(most);
  }
}

test.describe('from the home page to a lesson that plays, presses are few', { tag: '@deep' }, () => {
  test('for a free preview', async ({ page }) => {
    await page.goto(paths.home);
    const presses = new Presses(page);
    await presses.link(goods.featured);
    await presses.button(i18n.t('product:trailer'));
    await presses.play();
    presses.expectAtMost(4);
  });

  test('for a free course', async ({ page }) => {
    await page.goto(paths.home);
    const presses = new Presses(page);
    await presses.link(i18n.t('home:hero.resources'));
    const card = page.getByRole('listitem').filter({ hasText: goods.freeCourse });
    await presses.press(card.getByRole('link', { name: i18n.t('cart:free') }));
    // the course opens by itself
    await presses.register();
    await presses.play();
    presses.expectAtMost(6);
  });

  test('for a paid course', async ({ page }) => {
    await page.goto(paths.home);
    const presses = new Presses(page);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: goods.featured });
    await presses.press(card.getByRole('button', { name: i18n.t('cart:add') }));
    await presses.press(page.getByRole('banner').getByRole('link', { name: /cart/i }));
    await presses.link(i18n.t('cart:summary.checkout'));
    await presses.link(i18n.t('checkout:signIn.register'));
    await presses.register();
    const checkout = new Checkout(page);
    await checkout.expectForm();
    presses.expectAtMost(5);
    await checkout.pay(cards.pays);
    await presses.press(page.getByRole('link', { name: i18n.t('orders:start') }).first());
    await presses.play();
    // with the one that pays
    presses.expectAtMost(7);
  });
});

test('a member’s errands take few presses', { tag: '@deep' }, async ({ page, context }) => {
  await signIn(context, reader);

  await test.step('the receipts', async () => {
    await page.goto(sanctumPaths.overview);
    const presses = new Presses(page);
    await presses.fromUserMenu(i18n.t('shell:account.orders'));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    presses.expectAtMost(2);
  });

  await test.step('a question from a lesson', async () => {
    await page.goto(paths.course(await productId(context.request, goods.course)));
    const presses = new Presses(page);
    await presses.button(i18n.t('player:askQuestion'));
    await expect(page.getByRole('textbox').filter({ visible: true }).first()).toBeVisible();
    presses.expectAtMost(1);
  });
});
