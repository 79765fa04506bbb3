import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { i18n } from '../../shared/words/i18n';
import { Product } from './product';

describe('a product with several ways to buy it', () => {
  const SEASON = {
    id: 'season',
    name: 'A season',
    price: '59.00',
    accessDays: 90,
    accessUntil: null,
    untranslated: [],
  };
  const MONTHLY = {
    ...blank('RecurringOfferResponse'),
    id: 'monthly',
    name: 'Monthly',
    price: '19.00',
    interval: 'month' as const,
  };
  const SPRING = {
    ...SEASON,
    id: 'spring',
    name: 'Spring',
    accessDays: null,
    accessUntil: '2150-03-01T12:00:00Z',
  };
  const open = (facts: object = {}, as = aMember()) => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
    answers.refuse('get', '/api/me/reviews/{productId}', 404);
    answers.answer('post', '/api/products/{id}/count-view', undefined);
    answers.answer('post', '/api/cart', blank('CartAddedResponse'));
    answers.list('get', '/api/me/purchase-requests', []);
    const product = {
      ...blank('ProductDetailResponse'),
      id: 'oak',
      title: 'Oak',
      price: '97.00',
      fromPrice: '59.00',
      offers: [SEASON, SPRING],
      ...facts,
    };
    return renderScreen(<Product product={product} />, { as });
  };
  const option = async (name: RegExp) => (await screen.findAllByRole('radio', { name }))[0]!;

  test('adds the chosen one to the cart, by default its own price', async () => {
    const { user } = open();
    const add = (await screen.findAllByRole('button', { name: i18n.t('cart:add') }))[0]!;
    expect(await option(/Full access/)).toBeChecked();
    await user.click(add);
    await user.click(await option(/A season Access for 90 days \$59/));
    await user.click(add);
    expect(answers.calls('post', '/api/cart').map(({ body }) => body)).toEqual([
      { productId: 'oak', quantity: 1, offerId: null },
      { productId: 'oak', quantity: 1, offerId: 'season' },
    ]);
  });

  test('offers its owner only what lasts longer than the access', async () => {
    open({ isOwned: true, canBuyAgain: true, accessUntil: '2150-06-01T12:00:00Z' });
    expect(await option(/A season/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Spring/ })).toBeNull();
    expect(screen.getByText(i18n.t('product:buy.renew'))).toBeVisible();
  });

  test('leads to the first payment of one that is paid again and again, which is no gift', async () => {
    const { user } = open({ recurringOffers: [MONTHLY] });
    await user.click(await option(/Monthly Every month until you cancel \$19.00 per month/));
    const [subscribe] = await screen.findAllByRole('link', { name: i18n.t('offers:subscribe') });
    expect(subscribe).toHaveAttribute('href', subscriptionPaths.start('oak', 'monthly'));
    expect(screen.queryByRole('button', { name: i18n.t('cart:gift.give') })).toBeNull();
  });

  test('says how many coaching sessions come with one that is paid again and again', async () => {
    const { user } = open({ recurringOffers: [MONTHLY], sessions: [{ sessions: 2, isMonthly: true }] });
    const words = i18n.t('offers:sessions.month', { count: 2 });
    expect(await option(/Full access/)).toBeChecked();
    expect(screen.queryByText(words)).toBeNull();
    await user.click(await option(/Monthly/));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });

  test('says so without a choice, too, of one that has only this way', async () => {
    const sessions = [{ sessions: 3, isMonthly: false }];
    open({ price: null, offers: [], isSubscriptionOnly: true, recurringOffers: [MONTHLY], sessions });
    expect((await screen.findAllByText(i18n.t('offers:sessions.once', { count: 3 })))[0]).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('leads a subscriber to the subscription instead of another one', async () => {
    open({ recurringOffers: [MONTHLY], isOwned: true, subscriptionId: 'sub' });
    expect(await screen.findByRole('link', { name: i18n.t('offers:manage') })).toHaveAttribute(
      'href',
      subscriptionPaths.one('sub'),
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('leaves the choice to the guardian of a minor', async () => {
    const teen = aMember({ ageBand: 'teen', guardians: [{ id: 'marta', name: 'Marta Lind' }] });
    open({ recurringOffers: [MONTHLY] }, teen);
    const ask = i18n.t('ask-to-buy:ask', { names: 'Marta', count: 1 });
    expect((await screen.findAllByRole('button', { name: ask }))[0]).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  describe('and no price of its own', () => {
    const lowest = { price: '19.00', interval: 'month' as const, isLowest: true };
    const YEARLY = { ...MONTHLY, id: 'yearly', name: 'Yearly', price: '149.00', interval: 'year' as const };
    const only = {
      price: null,
      fromPrice: null,
      offers: [],
      isSubscriptionOnly: true,
      recurringPrice: lowest,
      recurringOffers: [MONTHLY, YEARLY],
    };

    test('starts with its first subscription, and lets buyers choose another one', async () => {
      const { user } = open(only);
      const subscribe = async () =>
        (await screen.findAllByRole('link', { name: i18n.t('offers:subscribe') }))[0];
      expect(await option(/Monthly/)).toBeChecked();
      expect(screen.queryByRole('radio', { name: /Full access/ })).toBeNull();
      expect(await subscribe()).toHaveAttribute('href', subscriptionPaths.start('oak', 'monthly'));
      await user.click(await option(/Yearly/));
      expect(await subscribe()).toHaveAttribute('href', subscriptionPaths.start('oak', 'yearly'));
      expect(screen.queryByRole('button', { name: i18n.t('cart:gift.give') })).toBeNull();
    });

    test('has nothing to choose if there is one', async () => {
      open({ ...only, recurringOffers: [MONTHLY] });
      const [subscribe] = await screen.findAllByRole('link', { name: i18n.t('offers:subscribe') });
      expect(subscribe).toHaveAttribute('href', subscriptionPaths.start('oak', 'monthly'));
      expect(screen.queryByRole('radio')).toBeNull();
    });

    test('tells a minor that only adults can subscribe', async () => {
      const teen = aMember({ ageBand: 'teen', guardians: [{ id: 'marta', name: 'Marta Lind' }] });
      open(only, teen);
      expect((await screen.findAllByText(i18n.t('product:buy.adultsOnly')))[0]).toBeVisible();
      expect(screen.getAllByText('From $19.00 / month')[0]).toBeVisible();
      expect(screen.queryByRole('button', { name: /Marta/ })).toBeNull();
    });

    test('lets an owner whose access ends subscribe', async () => {
      open({ ...only, isOwned: true, accessUntil: '2150-06-01T12:00:00Z' });
      expect(await screen.findByText(i18n.t('product:buy.keepSubscribed'))).toBeVisible();
      expect(screen.getByRole('link', { name: i18n.t('offers:subscribe') })).toBeVisible();
    });

    test('leads a subscriber whose access has ended to the subscription', async () => {
      open({ ...only, subscriptionId: 'sub' });
      expect((await screen.findAllByRole('link', { name: i18n.t('offers:manage') }))[0]).toBeVisible();
      expect(screen.queryByRole('link', { name: i18n.t('offers:subscribe') })).toBeNull();
    });
  });
});
