import { texts as coaching } from '../../creator-console/src/resources/coaching/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Booking } from '../screens/booking';
import { Cart } from '../screens/cart';
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

test('a member buys sessions, books two, moves one and cancels one, and the coach sees all of it', {
  tag: '@phone',
}, async ({ page, context, browser, server }) => {
  const product = await productId(context.request, goods.hour);
  const console = await browser.newContext({ baseURL: server.url });
  await signIn(console, coach);
  const offerings = await (await console.request.get('/api/creator/coaching/offerings')).json();
  const { id: offeringId } = (offerings as { id: string; title: string }[]).find(
    ({ title }) => title === OFFERING,
  )!;
  const data = { offeringId, sessions: 2, validDays: null };
  expect((await console.request.put(`/api/creator/products/${product}/sessions`, { data })).ok()).toBe(true);

  const { name } = await signUp(context, { ...somebody(), name: 'Ida Booker' });
  await new ProductPage(page).open(paths.product(product), goods.hour);
  await new ProductPage(page).addToCart();
  const cart = new Cart(page);
  await cart.open();
  await cart.checkout();
  await new Checkout(page).expectForm();
  await new Checkout(page).pay(cards.pays);
  await new Order(page).expectPaid();
  await page.getByRole('link', { name: i18n.t('orders:chooseTime') }).click();

  const booking = new Booking(page);
  await booking.book(OFFERING, 2);
  await booking.another();
  await booking.book(OFFERING, 3);
  await booking.seeSessions();
  await booking.expectUpcoming(2);
  await booking.moveFirst(5);
  await booking.expectUpcoming(2);
  await booking.cancelFirst();
  await booking.expectUpcoming(1);

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

test('the coach drags a session to another time, agrees, and finds it there', async ({ page, context }) => {
  await signIn(context, coach);
  const read = async <T>(at: string) => (await (await context.request.get(at)).json()) as T;
  const offerings = await read<{ id: string; title: string }[]>('/api/creator/coaching/offerings');
  const [student] = await read<{ id: string; username: string }[]>('/api/students?filter={"q":"Beth"}');
  // later than anybody else books, at three in the afternoon where the coach is, or at two
  const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    ...{ studentId: student!.id, offeringId: offerings.find(({ title }) => title === OFFERING)!.id },
    ...{ startsAt: `${day}T19:00:00.000Z`, anyTime: true, usesCredit: false, note: null },
  };
  expect((await context.request.post('/api/creator/coaching/bookings', { data })).ok()).toBe(true);

  await page.goto(`/creator/coaching?view=day&day=${day}`);
  const session = page.getByRole('button', { name: new RegExp(student!.username) });
  const before = (await session.getAttribute('aria-label'))!;
  const { x, y } = (await session.boundingBox())!;
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 5 });
  await page.mouse.move(x + 20, y - 102, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: coaching.moveTitle(student!.username) });
  await expect(dialog).toBeVisible();
  expect(await session.getAttribute('aria-label')).toBe(before);
  await dialog.getByRole('button', { name: coaching.moveIt }).click();
  await dialog.getByRole('button', { name: coaching.moveAnyway }).click();
  await expect(page.getByText(coaching.moved)).toBeVisible();
  const { startsAt } = (
    await read<{ startsAt: string }[]>(
      `/api/creator/coaching/bookings?filter={"studentId":"${student!.id}","startsAt_gte":"${day}T00:00:00Z"}`,
    )
  )[0]!;
  // two hours of 56 pixels earlier
  expect(startsAt).toBe(`${day}T17:00:00.000Z`);
});
