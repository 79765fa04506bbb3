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
  // Moves back when the bank returns a completed refund.
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

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * Origins of a refund: the console, the payment provider's dashboard, the bank (a lost dispute), or automatic, because
 * the paid time was taken.
 */
export const REFUND_ORIGINS = ['console', 'provider', 'dispute', 'lost_time'] as const;
export type RefundOrigin = (typeof REFUND_ORIGINS)[number];

export const REASON_LIMIT = 500;

/** Stages of a dispute. In an inquiry the bank has taken no money; in all others it returns if we win. */
export const DISPUTE_STAGES = ['inquiry', 'needs_answer', 'answered', 'won', 'lost'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

const PLACE: Record<DisputeStage, number> = { inquiry: 0, needs_answer: 1, answered: 2, won: 3, lost: 3 };

/**
 * Returns whether the stage moves a dispute forward: late or repeated reports change nothing, and a decision is final.
 */
export const isForward = (from: DisputeStage | undefined, to: DisputeStage): boolean =>
  from === undefined || PLACE[to] > PLACE[from];

export const isClosed = (stage: DisputeStage): stage is 'won' | 'lost' => stage === 'won' || stage === 'lost';

/** True while the bank has the money and has not decided. */
export const holdsMoney = (stage: DisputeStage | null): boolean =>
  stage === 'needs_answer' || stage === 'answered';
