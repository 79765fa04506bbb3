import { Checkout } from '../screens/checkout';
import { Library } from '../screens/library';
import { Order } from '../screens/order';
import { Shell } from '../screens/shell';
import { cartTexts } from '../../member-app/src/features/cart/texts';
import { cards, goods } from '../support/demo';
import { signUp } from '../support/people';
import { fillCart, setWebhooks } from '../support/shop';
import { expect, test } from '../support/test';

test.describe('a member at the checkout', () => {
  test.beforeEach(async ({ context, page }) => {
    await signUp(context);
    await fillCart(context.request, goods.journal);
    await new Checkout(page).open();
  });

  for (const [card, words] of [
    ['declined', /declined/],
    ['insufficientFunds', /insufficient funds/],
  ] as const) {
    test(`reads why a card was refused (${card}) and pays with another`, async ({ page }) => {
      const checkout = new Checkout(page);
      await checkout.pay(cards[card]);
      await checkout.expectRefusal(words);
      await checkout.pay(cards.pays);
      await new Order(page).expectPaid();
    });
  }

  test('confirms the payment with her bank', async ({ page }) => {
    const checkout = new Checkout(page);
    await checkout.pay(cards.asksFirst);
    await checkout.authenticate('complete');
    await new Order(page).expectPaid();
  });

  test('fails to prove herself to her bank, and still pays in the end', async ({ page }) => {
    const checkout = new Checkout(page);
    await checkout.pay(cards.asksFirst);
    await checkout.authenticate('fail');
    await checkout.expectRefusal(/authenticat/i);
    await checkout.pay(cards.pays);
    await new Order(page).expectPaid();
  });

  test('sees her order turn although no webhook ever comes', async ({ page, context }) => {
    await setWebhooks(context.request, { drop: true });
    await new Checkout(page).pay(cards.pays);
    await new Order(page).expectPaid();
    await setWebhooks(context.request);
  });

  test('finds her cart empty and her purchase marked as hers afterwards', async ({ page }) => {
    await new Checkout(page).pay(cards.pays);
    await new Order(page).expectPaid();
    await expect(new Shell(page).cart(0)).toBeVisible();
    const library = new Library(page);
    await library.open();
    await library.expectOwned(goods.journal);
  });
});

test('a free product is claimed without any payment', async ({ page, context }) => {
  await signUp(context);
  const library = new Library(page);
  await library.open();
  await library.card(goods.free).getByRole('button', { name: cartTexts.free }).click();
  await new Shell(page).expectToast(cartTexts.claimed.title);
  await library.expectOwned(goods.free);
});
