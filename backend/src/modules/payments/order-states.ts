export const ORDER_STATUSES = [
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'review',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Allowed changes of an order's status; any other change is a bug in our code. */
const MOVES = {
  pending: ['paid', 'review', 'expired'],
  // A payment may arrive after the order has expired: it still buys what it was paid for.
  expired: ['paid', 'review'],
  review: ['paid', 'partially_refunded', 'refunded', 'disputed'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  // Back again, when the bank returned a refund that was done.
  partially_refunded: ['partially_refunded', 'refunded', 'disputed', 'paid', 'review'],
  disputed: ['paid', 'partially_refunded', 'refunded', 'review'],
  refunded: ['paid', 'partially_refunded', 'disputed', 'review'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean =>
  (MOVES[from] as readonly OrderStatus[]).includes(to);

/** True if no money has arrived yet. */
export const awaitsMoney = (status: OrderStatus): boolean => status === 'pending' || status === 'expired';

/** Statuses in a member's history: orders for which money has moved. */
export const IN_HISTORY = ORDER_STATUSES.filter((status) => !awaitsMoney(status));
