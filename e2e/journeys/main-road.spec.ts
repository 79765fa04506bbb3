import type { BrowserContext, Page } from '@playwright/test';
import { Cart } from '../screens/cart';
import { Checkout } from '../screens/checkout';
import { Library } from '../screens/library';
import { Order } from '../screens/order';
import { Player } from '../screens/player';
import { SignIn } from '../screens/sign-in';
import type { ConsoleGuard } from '../support/console-guard';
import { cards, goods, lesson } from '../support/demo';
import { somebody } from '../support/people';
import type { ProductServer } from '../support/server';
import { productId, setWebhooks } from '../support/shop';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

const NOTE = 'Three breaths before I answer her.';

/** Steps at which the server may be killed. */
const MOMENTS = [
  'with a full cart',
  'after a declined card',
  'before the webhook',
  'while watching',
] as const;
type Moment = (typeof MOMENTS)[number];

test('a visitor finds a course, pays for it and takes it', ({ page, context }) => takeTheRoad(page, context));

test(
  'a visitor finds a course, pays for it and takes it, whenever the server is killed',
  {
    tag: '@deep',
  },
  ({ page, context, server, consoleGuard }) =>
    takeTheRoad(page, context, withPowerCuts(server, consoleGuard, MOMENTS)),
);

test(
  'a visitor pays for a course and takes it on a phone, although the server is killed before it hears of the payment',
  {
    tag: ['@deep', '@phone-only'],
  },
  ({ page, context, server, consoleGuard }) =>
    takeTheRoad(page, context, withPowerCuts(server, consoleGuard, ['before the webhook'])),
);

function withPowerCuts(server: ProductServer, consoleGuard: ConsoleGuard, moments: readonly Moment[]) {
  consoleGuard.expectPowerCuts();
  return async (moment: Moment): Promise<void> => {
    if (!moments.includes(moment)) return;
    await server.kill();
    await server.restart();
  };
}

async function takeTheRoad(
  page: Page,
  context: BrowserContext,
  reach: (moment: Moment) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const course = await productId(context.request, goods.course);

  const library = new Library(page);
  await library.open();
  await library.addToCart(goods.course);
  await library.addToCart(goods.workbook);

  await reach('with a full cart');
  const cart = new Cart(page);
  await cart.open();
  await cart.expectItems(goods.course, goods.workbook);
  await cart.checkout();
  const checkout = new Checkout(page);
  await checkout.createAccount();
  await new SignIn(page).register(somebody());
  await checkout.expectForm();
  await checkout.pay(cards.declined);
  await checkout.expectRefusal(/declined/);

  await reach('after a declined card');
  await setWebhooks(context.request, { delaySeconds: 3600 });
  await checkout.pay(cards.pays);
  const order = new Order(page);
  await order.expectShown();

  await reach('before the webhook');
  await setWebhooks(context.request);
  await order.expectPaid();
  await order.startLearning();
  const player = new Player(page);
  await player.expectOpen();
  await player.expectHeadingFocused();
  await player.choose(lesson.title, lesson.secondVideo);
  // At half speed a busy machine has ten seconds for five of the video.
  await player.chooseSpeed('0.5');
  const seen = await player.watchUntilKept();
  await reach('while watching');
  // The page is still open, and recovers by itself.
  expect(seen - (await player.keptSecond(course))).toBeLessThanOrEqual(5);
  const second = 23;
  await player.pauseAt(second);
  await player.expectKept(course, second);
  await player.expectSaveState(i18n.t('player:saved'));
  await player.writeNote(NOTE);

  await page.close();
  const resumed = new Player(await context.newPage());
  await resumed.open(course);
  await resumed.expectResumedAt(lesson.secondVideo, second);
  await resumed.expectNote(NOTE);
}
