import { paths } from '../../member-app/src/shared/lib/paths';
import { Checkout } from '../screens/checkout';
import { ProductPage } from '../screens/product-page';
import { Subscription } from '../screens/subscription';
import { cards, goods } from '../support/demo';
import { i18n } from '../support/member-words';
import { signUp } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

test('a member pays a bundle every month, gives another card, cancels, and keeps the subscription after all', {
  tag: ['@deep', '@phone'],
}, async ({ page, context }) => {
  await signUp(context);
  const bundle = paths.product(await productId(context.request, goods.bundle));
  const product = new ProductPage(page);
  const subscription = new Subscription(page);
  await product.open(bundle, goods.bundle);
  await subscription.choose('Monthly');
  await subscription.pay(cards.pays);
  await subscription.expectState('active');

  await subscription.changeCard(cards.asksFirst);
  await new Checkout(page).authenticate('complete');
  await expect(page.getByText('3155')).not.toHaveCount(0);

  await subscription.cancel('We are moving.');
  await subscription.expectState('ending');
  await subscription.keep();
  await subscription.expectState('active');

  await page.goto(paths.orders);
  const list = page.getByRole('region', { name: i18n.t('subscriptions:list.title') });
  await list.getByRole('link', { name: goods.bundle }).click();
  await subscription.expectState('active');
  await product.open(bundle, goods.bundle);
  await expect(page.getByRole('link', { name: i18n.t('offers:manage') })).toBeVisible();
});
