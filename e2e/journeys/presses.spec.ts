import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Checkout } from '../screens/checkout';
import { cards, goods } from '../support/demo';
import { i18n } from '../support/member-words';
import { reader, signIn } from '../support/people';
import { Presses } from '../screens/presses';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

// a separate shop, because other journeys' products would come first on the home page
test.use({ settings: { WORKER_CONCURRENCY: '2' } });

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
    // including the one that pays
    presses.expectAtMost(7);
  });
});

test('a member’s errands take few presses', { tag: '@deep' }, async ({ page, context }) => {
  await signIn(context, reader);

  await test.step('the receipt of the newest order', async () => {
    await page.goto(sanctumPaths.overview);
    const presses = new Presses(page);
    await presses.fromUserMenu(i18n.t('shell:account.orders'));
    const receipt = page.getByRole('region', { name: i18n.t('orders:receipt.title') });
    await expect(receipt.getByRole('listitem').first()).toBeVisible();
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
