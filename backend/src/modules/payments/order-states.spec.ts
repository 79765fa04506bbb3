import { awaitsMoney, IN_HISTORY, mayMove, ORDER_STATUSES, type OrderStatus } from './order-states.js';

const allowed: Record<OrderStatus, OrderStatus[]> = {
  pending: ['paid', 'review', 'expired'],
  expired: ['paid', 'review'],
  review: ['paid', 'partially_refunded', 'refunded', 'disputed'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['partially_refunded', 'refunded', 'disputed', 'paid', 'review'],
  disputed: ['paid', 'partially_refunded', 'refunded', 'review'],
  refunded: ['paid', 'partially_refunded', 'disputed', 'review'],
};

describe('an order', () => {
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  test.each(pairs)('moves from %s to %s only as the table says', (from, to) =>
    expect(mayMove(from, to)).toBe(allowed[from].includes(to)),
  );

  test('awaits money while pending, and even when expired', () =>
    expect(ORDER_STATUSES.filter(awaitsMoney)).toEqual(['pending', 'expired']));

  test('is in the history once money has moved', () =>
    expect(IN_HISTORY).toEqual(['paid', 'partially_refunded', 'refunded', 'disputed', 'review']));
});
