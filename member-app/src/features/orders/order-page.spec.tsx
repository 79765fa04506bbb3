import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { i18n } from '../../shared/words/i18n';
import { OrderPage } from './order-page';

test('an order that is one payment of a subscription leads to it', async () => {
  const order = { ...blank('OrderResponse'), status: 'paid' as const, paidAt: '2031-05-30T16:00:00.000Z' };
  answers.answer('get', '/api/me/orders/{id}', { ...order, subscriptionId: 'sub' });
  renderScreen(<OrderPage id="order" />, { as: aMember() });
  expect(await screen.findByRole('link', { name: i18n.t('offers:manage') })).toHaveAttribute(
    'href',
    subscriptionPaths.one('sub'),
  );
});
