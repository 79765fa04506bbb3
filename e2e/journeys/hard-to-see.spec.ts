import type { Locator, Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Booking } from '../screens/booking';
import { Checkout } from '../screens/checkout';
import { Order } from '../screens/order';
import { expectToFit } from '../support/accessible';
import { cards, goods } from '../support/demo';
import { i18n } from '../support/member-words';
import { signUp, somebody } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

/** 1280 pixels at 400 %, in the colors of the member's system. */
test.use({ viewport: { width: 320, height: 512 }, contextOptions: { forcedColors: 'active' } });

/** More than the number of focusable elements on any page. */
const MOST_STOPS = 150;

/** Presses Tab until the target has the focus, and checks that it is visible then. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(words);
}

test.describe('in forced colors, at 400 % and by the keyboard alone, a member', { tag: '@deep' }, () => {
  test('buys', async ({ page, context }) => {
    await signUp(context);
    await page.goto(paths.product(await productId(context.request, goods.workbook)));
    const main = page.getByRole('main');
    await press(
      page,
      main
        .getByRole('button', { name: i18n.t('cart:add') })
        .filter({ visible: true })
        .first(),
    );
    await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
    await page.goto(paths.cart);
    await expectToFit(page);
    await press(page, page.getByRole('link', { name: i18n.t('cart:summary.checkout') }));
    const checkout = new Checkout(page);
    await checkout.expectForm();
    await expectToFit(page);
    await write(page, page.getByLabel(i18n.t('sandbox:number')), cards.pays);
    await write(page, page.getByLabel(i18n.t('sandbox:expiry')), '12 / 40');
    await write(page, page.getByLabel(i18n.t('sandbox:cvc')), '123');
    await press(page, page.getByRole('button', { name: i18n.t('checkout:pay') }));
    await new Order(page).expectPaid();
    await expectToFit(page);
  });

  test('learns', async ({ page, context }) => {
    await signUp(context);
    const course = await productId(context.request, goods.freeCourse);
    expect((await context.request.post(`/api/products/${course}/claim`)).ok()).toBe(true);
    await page.goto(paths.course(course));
    await expectToFit(page);
    const [video, lesson] = ['player:completeVideo', 'player:completeLesson'] as const;
    await press(page, page.getByRole('button', { name: i18n.t(video) }));
    await press(page, page.getByRole('button', { name: i18n.t(lesson) }));
    await expect(page.getByText(i18n.t('learning:toasts.lessonComplete.title'))).toBeVisible();
  });

  test('books', async ({ page }) => {
    await page.goto(paths.coaching);
    await expectToFit(page);
    const { name, email } = somebody();
    const booking = new Booking(page);
    await booking.chooseTime(1);
    await booking.askFor(name, email);
  });

  test('posts', async ({ page, context }) => {
    await signUp(context);
    await context.request.post('/api/me/community/accept-guidelines', { data: {} });
    await page.goto(paths.community);
    await expectToFit(page);
    const words = 'We read aloud under the table.';
    await write(page, page.getByRole('textbox', { name: i18n.t('feed:composer.label') }), words);
    await press(page, page.getByRole('button', { name: i18n.t('feed:composer.share'), exact: true }));
    await expect(page.getByRole('article').filter({ hasText: words }).first()).toBeVisible();
    await expectToFit(page);
  });

  test('chats', async ({ page, context }) => {
    await signUp(context);
    await page.goto(sanctumPaths.myCoachingMessages);
    const field = page.getByRole('textbox', {
      name: new RegExp(`^${i18n.t('messages:write', { name: '' })}`),
    });
    const words = 'May I ask you something?';
    await write(page, field, words);
    await press(page, page.getByRole('button', { name: i18n.t('messages:send'), exact: true }));
    await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await expectToFit(page);
  });
});
