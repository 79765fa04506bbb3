import { blank } from '@sanctum/openapi/testing';
import type { Order, OrderLine } from './orders.api';
import { choiceOf, redeemedTitles } from './refund-dialog';

const line = (id: string, refundable: string | null): OrderLine => ({
  ...blank('CoachOrderLineResponse'),
  id,
  amountRefundable: refundable,
});
const order = (refundable: string, ...lines: OrderLine[]): Order => ({
  ...blank('CoachOrderDetailResponse'),
  amountRefundable: refundable,
  lines,
});
const oak = line('oak', '0.10');
const letters = line('letters', '0.20');
const gone = line('gone', null);

test('all remaining lines are the whole order, with its tax', () => {
  const choice = choiceOf(order('0.35', oak, letters, gone), [oak, letters]);
  expect(choice).toEqual({ lineIds: undefined, amount: '0.35' });
});

test('some lines add up to their prices, to the cent', () => {
  expect(choiceOf(order('1.35', oak, letters, line('more', '1.00')), [oak, letters])).toEqual({
    lineIds: ['oak', 'letters'],
    amount: '0.30',
  });
});

test('redeemed gifts are named', () => {
  const gift = (title: string, state: 'open' | 'redeemed'): OrderLine => ({
    ...line(title, state === 'open' ? '1.00' : null),
    title,
    access: 'gift',
    parts: [],
    gift: { ...blank('CoachOrderGiftResponse'), state },
  });
  expect(redeemedTitles(order('1.00', gift('Oak', 'open'), gift('Moss', 'redeemed')))).toBe('Moss');
});
