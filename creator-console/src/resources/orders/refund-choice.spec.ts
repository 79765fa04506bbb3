import { blank } from '@sanctum/openapi/testing';
import type { Order, OrderLine } from './orders.api';
import { choiceOf, consequencesOf, redeemedTitles, refundableLines } from './refund-choice';

const line = (id: string, refundable: string | null): OrderLine => ({
  ...blank('CoachOrderLineResponse'),
  ...{ id, refundable },
});
const order = (refundable: string, ...lines: OrderLine[]): Order => ({
  ...blank('CoachOrderDetailResponse'),
  ...{ refundable, lines },
});
const [oak, letters, gone] = [line('oak', '0.10'), line('letters', '0.20'), line('gone', null)];

test('all lines that are left are the whole order, with its tax', () => {
  const choice = choiceOf(order('0.35', oak, letters, gone), [oak, letters]);
  expect(choice).toEqual({ lineIds: undefined, amount: '0.35' });
});

test('some lines are their prices together, to the cent', () => {
  expect(choiceOf(order('1.35', oak, letters, line('more', '1.00')), [oak, letters])).toEqual({
    lineIds: ['oak', 'letters'],
    amount: '0.30',
  });
});

test('a refund of a bundle closes the parts that came by it, and leaves those with another right open', () => {
  const part = (title: string, closes: boolean) => ({ productId: title, title, closes });
  const bundle = {
    ...oak,
    title: 'The Path',
    access: 'open' as const,
    parts: [part('Oak', true), part('Moss', false)],
  };
  expect(consequencesOf([bundle])).toEqual({ ends: 'The Path, Oak', stays: 'Moss', takesBack: '' });
  expect(consequencesOf([{ ...bundle, access: 'ended' }])).toEqual({ ends: '', stays: '', takesBack: '' });
});

test('a refund takes gifts back that nobody has redeemed, and leaves those that somebody has', () => {
  const gift = (title: string, state: 'open' | 'redeemed'): OrderLine => ({
    ...line(title, state === 'open' ? '1.00' : null),
    ...{ title, access: 'gift', parts: [], gift: { ...blank('CoachOrderGiftResponse'), state } },
  });
  const mixed = order('1.00', gift('Oak', 'open'), gift('Moss', 'redeemed'));
  expect(consequencesOf(refundableLines(mixed))).toEqual({ ends: '', stays: '', takesBack: 'Oak' });
  expect(redeemedTitles(mixed)).toBe('Moss');
});
