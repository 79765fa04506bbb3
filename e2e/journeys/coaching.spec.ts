import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { texts as coaching } from '../../creator-console/src/resources/coaching/texts.en';
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
const DAY = 86_400_000;

/** The coach, signed in to a separate browser. */
async function theCoach(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await signIn(context, coach);
  return context;
}

/** Returns the coach's sessions with a person who has a unique name. */
async function callsOf(desk: BrowserContext, name: string): Promise<Locator> {
  const page = await desk.newPage();
  await page.goto('/creator/coaching?tab=sessions');
  return page.getByRole('listitem').filter({ hasText: name });
}

async function ask<Answer>(answer: ReturnType<APIRequestContext['get']>): Promise<Answer> {
  const got = await answer;
  expect(got.ok()).toBe(true);
  return (await got.json()) as Answer;
}

/** Buys the product from its page and goes to its free times. */
async function buy(page: Page, product: string, title: string): Promise<void> {
  await new ProductPage(page).open(paths.product(product), title);
  await new ProductPage(page).addToCart();
  const cart = new Cart(page);
  await cart.open();
  await cart.checkout();
  await new Checkout(page).expectForm();
  await new Checkout(page).pay(cards.pays);
  await new Order(page).expectPaid();
  await page.getByRole('link', { name: i18n.t('orders:chooseTime') }).click();
}

test('a visitor books the discovery call without an account, by the keyboard, confirms it by the mailed link, and the coach sees it', {
  tag: ['@deep', '@phone'],
}, async ({ page, context, browser, server }) => {
  const { name, email } = somebody();
  const booking = new Booking(page);
  await page.goto(paths.coaching);
  await booking.chooseTime(0);
  await booking.askFor(name, email);
  await page.goto(await mailedLink(context.request, email, /\?booking=/));
  await booking.confirm();

  const desk = await theCoach(browser, server.url);
  const calls = await callsOf(desk, email);
  await expect(calls.filter({ hasText: coaching.states.confirmed })).toHaveCount(1);
  await desk.close();
});

test('a member buys sessions, books two, moves one and cancels one, finds the other in her calendar, and the coach sees all of it', {
  tag: ['@deep', '@phone'],
}, async ({ page, context, browser, server }) => {
  const desk = await theCoach(browser, server.url);
  const hour = await productId(context.request, goods.hour);
  const { id: product, title } = await ask<{ id: string; title: string }>(
    desk.request.post(`/api/creator/products/${hour}/duplicate`),
  );
  const offerings = await ask<{ id: string; title: string }[]>(
    desk.request.get('/api/creator/coaching/offerings'),
  );
  const { id: offeringId } = offerings.find((offering) => offering.title === OFFERING)!;
  const data = { offeringId, sessions: 2, validDays: null };
  await ask(desk.request.put(`/api/creator/products/${product}/sessions`, { data }));
  await ask(desk.request.post(`/api/creator/products/${product}/publish`));

  const { name } = await signUp(context, { ...somebody(), name: 'Ida Booker' });
  await buy(page, product, title);
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

  await page.goto(`${sanctumPaths.calendar}?view=agenda`);
  await page.getByRole('link', { name: OFFERING }).press('Enter');
  await booking.expectUpcoming(1);

  const calls = await callsOf(desk, name);
  await expect(calls.filter({ hasText: coaching.states.confirmed })).toHaveCount(1);
  await expect(calls.filter({ hasText: coaching.states.cancelled })).toHaveCount(1);
  await desk.close();
});

test('a member chooses a time and pays for it, moves it, cancels it and books what comes back, and the coach sees all of it', {
  tag: '@phone',
}, async ({ page, context, browser, server }) => {
  const { name } = await signUp(context, { ...somebody(), name: 'Ada Payer' });
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

  const desk = await theCoach(browser, server.url);
  const calls = await callsOf(desk, name);
  await expect(calls.filter({ hasText: coaching.states.confirmed })).toHaveCount(1);
  await expect(calls.filter({ hasText: coaching.states.cancelled })).toHaveCount(1);
  await desk.close();
});

test('a mother buys a place for two, takes it on a date of a workshop by the keyboard, and the coach sees who comes', {
  tag: ['@deep', '@phone'],
}, async ({ page, context, browser, server }) => {
  const workshop = 'A morning for two';
  const product = await productId(context.request, goods.circle);
  const desk = await theCoach(browser, server.url);
  const made = { title: workshop, description: '', durationSeconds: 5400, isGroup: true, isForPairs: true };
  const offering = await ask<{ id: string }>(
    desk.request.post('/api/creator/coaching/offerings', { data: { ...made, needsCredit: true } }),
  );
  const at = `/api/creator/coaching/offerings/${offering.id}`;
  await ask(desk.request.put(at, { data: { ...offering, meetingUrl: 'https://meet.example.org/morning' } }));
  const startsAt = new Date(Math.floor(Date.now() / DAY) * DAY + 20 * DAY).toISOString();
  await ask(desk.request.post(`${at}/dates`, { data: { startsAt, places: 2 } }));
  const data = { offeringId: offering.id, sessions: 2, validDays: null };
  await ask(desk.request.put(`/api/creator/products/${product}/sessions`, { data }));

  const { name } = await signUp(context, { ...somebody(), name: 'Una Pair' });
  await buy(page, product, goods.circle);
  const booking = new Booking(page);
  await booking.takePlace(workshop, 'Juni');
  await booking.seeSessions();
  await booking.expectUpcoming(1);
  await expect(page.getByText(i18n.t('sessions:with', { name: 'Juni' }))).toBeVisible();

  const calls = await callsOf(desk, name);
  await expect(calls.filter({ hasText: coaching.companion('Juni') })).toHaveCount(1);
  await desk.close();
});

test('the coach drags a session to another time, agrees, and finds it there', { tag: '@deep' }, async ({
  page,
  context,
  consoleGuard,
}) => {
  // outside the hours, the server asks for confirmation
  consoleGuard.expectConflicts();
  await signIn(context, coach);
  const read = async <T>(at: string) => (await (await context.request.get(at)).json()) as T;
  const offerings = await read<{ id: string; title: string }[]>('/api/creator/coaching/offerings');
  const [student] = await read<{ id: string; username: string }[]>('/api/students?filter={"q":"Beth"}');
  // later than anyone else books, at two or three in the afternoon in the coach's time zone
  const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    studentId: student!.id,
    offeringId: offerings.find((offering) => offering.title === OFFERING)!.id,
    startsAt: `${day}T19:00:00.000Z`,
    isAtAnyTime: true,
    usesCredit: false,
    note: null,
  };
  expect((await context.request.post('/api/creator/coaching/bookings', { data })).ok()).toBe(true);

  await page.goto(`/creator/coaching?view=day&day=${day}`);
  const session = page.getByRole('button', { name: new RegExp(student!.username) });
  const { x, y } = (await session.boundingBox())!;
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 30, { steps: 5 });
  await page.mouse.move(x + 20, y - 102, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: coaching.moveTitle(student!.username) });
  await expect(dialog).toBeVisible();
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
