import { Checkout } from '../screens/checkout';
import { Library } from '../screens/library';
import { Order } from '../screens/order';
import { Shell } from '../screens/shell';
import { cards, goods } from '../support/demo';
import { signUp } from '../support/people';
import { fillCart, setWebhooks } from '../support/shop';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

test('a member reads why each card was refused, fails the bank’s authentication, and pays in the end, although no webhook ever comes', {
  tag: '@deep',
}, async ({ page, context }) => {
  await signUp(context);
  await fillCart(context.request, goods.journal);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.pay(cards.declined);
  await checkout.expectRefusal(/declined/);
  await checkout.pay(cards.insufficientFunds);
  await checkout.expectRefusal(/insufficient funds/);
  await checkout.pay(cards.asksFirst);
  await checkout.authenticate('fail');
  await checkout.expectRefusal(/authenticat/i);
  await setWebhooks(context.request, { drop: true });
  await checkout.pay(cards.asksFirst);
  await checkout.authenticate('complete');
  await new Order(page).expectPaid();
  await setWebhooks(context.request);

  await expect(new Shell(page).cart(0)).toBeVisible();
  const library = new Library(page);
  await library.open();
  await library.expectOwned(goods.journal);
  await library
    .card(goods.free)
    .getByRole('button', { name: i18n.t('cart:free') })
    .click();
  await new Shell(page).expectToast(i18n.t('cart:claimed.title'));
  await library.expectOwned(goods.free);
});
