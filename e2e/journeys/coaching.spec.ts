import { texts as coaching } from '../../creator-console/src/resources/coaching/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Booking } from '../screens/booking';
import { Checkout } from '../screens/checkout';
import { Order } from '../screens/order';
import { ProductPage } from '../screens/product-page';
import { cards, goods } from '../support/demo';
import { mailedLink } from '../support/mail';
import { coach, signIn, signUp, somebody } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

const OFFERING = 'One hour with Maren';

test('a visitor books the discovery call without an account, by the keyboard, and confirms it by the mailed link', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { name, email } = somebody();
  const booking = new Booking(page);
  await page.goto(paths.coaching);
  await booking.chooseTime(0);
  await booking.askFor(name, email);
  await page.goto(await mailedLink(context.request, email, /\?booking=/));
  await booking.confirm();
});

test('a member chooses a time and pays for it, moves it, cancels it and books what comes back, and the coach sees all of it', {
  tag: '@phone',
}, async ({ page, context, browser, server }) => {
  const { name } = await signUp(context, { ...somebody(), name: 'Ida Booker' });
  const booking = new Booking(page);
  await new ProductPage(page).open(paths.product(await productId(context.request, goods.hour)), goods.hour);
  await booking.payForTime(2);
  await new Checkout(page).expectForm();
  await new Checkout(page).pay(cards.pays);
  await new Order(page).expectPaid();
  await booking.expectPaidTime();

  await page.goto(paths.myCoaching);
  await booking.moveFirst(5);
  await booking.cancelFirst();
  await booking.expectUpcoming(0);
  await page.goto(sanctumPaths.myCoachingNew);
  await booking.book(OFFERING, 3);
  await booking.seeSessions();
  await booking.expectUpcoming(1);

  const console = await browser.newContext({ baseURL: server.url });
  await signIn(console, coach);
  const desk = await console.newPage();
  await desk.goto('/creator/coaching');
  const rows = desk.getByRole('listitem').filter({ hasText: name });
  await expect(rows.filter({ hasText: coaching.states.confirmed })).toHaveCount(1);
  await expect(rows.filter({ hasText: coaching.states.cancelled })).toHaveCount(1);
  await console.close();
});

test('a mother takes a place for two in a workshop, and the coach sees who comes', {
  tag: '@phone',
}, async ({ page, context, browser, server }) => {
  const { name } = await signUp(context, { ...somebody(), name: 'Una Pair' });
  const booking = new Booking(page);
  await page.goto(sanctumPaths.myCoachingNew);
  await booking.takePlace(goods.workshop, 'Juni');
  await booking.seeSessions();
  await booking.expectUpcoming(1);
  await expect(page.getByText(i18n.t('sessions:with', { name: 'Juni' }))).toBeVisible();

  const console = await browser.newContext({ baseURL: server.url });
  await signIn(console, coach);
  const desk = await console.newPage();
  await desk.goto('/creator/coaching');
  const row = desk.getByRole('listitem').filter({ hasText: name });
  await expect(row.filter({ hasText: coaching.companion('Juni') })).toHaveCount(1);
  await console.close();
});
