import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { OrderList } from './order-list';

const anOrder = (id: string) => ({
  ...blank('OrderResponse'),
  id,
  number: id.toUpperCase(),
  status: 'paid' as const,
  createdAt: '2031-05-30T16:00:00.000Z',
  paidAt: '2031-05-30T16:00:00.000Z',
  taxName: null,
  lines: [],
});

function open(...orders: ReturnType<typeof anOrder>[]) {
  answers.list('get', '/api/me/orders', orders);
  renderScreen(<OrderList />, { as: aMember() });
}

test('the newest order shows its receipt and leads to its page; earlier ones are listed', async () => {
  open(anOrder('oak'), anOrder('moss'));
  const receipt = within(await screen.findByRole('region', { name: i18n.t('orders:receipt.title') }));
  expect(receipt.getByRole('link', { name: i18n.t('orders:page.title', { number: 'OAK' }) })).toHaveAttribute(
    'href',
    paths.order('oak'),
  );
  expect(receipt.getByRole('button', { name: i18n.t('orders:receipt.details') })).toBeVisible();
  const earlier = within(screen.getByRole('region', { name: i18n.t('orders:list.earlier') }));
  expect(earlier.getByRole('link')).toHaveAttribute('href', paths.order('moss'));
});

test('a single order has no list below it', async () => {
  open(anOrder('oak'));
  expect(await screen.findByRole('region', { name: i18n.t('orders:receipt.title') })).toBeVisible();
  expect(screen.queryByRole('region', { name: i18n.t('orders:list.earlier') })).toBeNull();
});
