import { type Cents, sum } from '../../../kernel/money.js';

export interface RefundableLine {
  id: string;
  amountCents: Cents;
  /** Part of the amount that was refunded, or whose refund was requested. */
  refundedCents: Cents;
  /** True if a refund that ends access was requested or completed. */
  isEnding: boolean;
  /**
   * True for a gift in its recipient's account. Only a bank or the payment provider can take it back, not the coach.
   */
  isRedeemed: boolean;
}

export interface RefundableOrder {
  receivedCents: Cents;
  refundRequestedCents: Cents;
  lines: readonly RefundableLine[];
}

export interface LinePart {
  id: string;
  amountCents: Cents;
}

export interface RefundPlan {
  amountCents: Cents;
  /** Lines whose access ends, each with its share of the amount. */
  lines: LinePart[];
}

/** Plans a refund of these lines, or of the order. The last lines return the whole rest; undefined: nothing to refund. */
export function planRefund(order: RefundableOrder, lineIds?: readonly string[]): RefundPlan | undefined {
  const left = order.receivedCents - order.refundRequestedCents;
  const open = order.lines.filter(({ isEnding }) => !isEnding);
  const chosen = lineIds === undefined ? open : open.filter(({ id }) => lineIds.includes(id));
  if (lineIds !== undefined && chosen.length !== new Set(lineIds).size) return undefined;
  const isRest = chosen.length === open.length;
  const amountCents = isRest ? left : Math.min(left, sum(chosen.map(leftOf)));
  return amountCents > 0 ? { amountCents, lines: share(amountCents, chosen) } : undefined;
}

/**
 * Plans a refund that the coach may make. Leaves out redeemed gifts, which belong to their recipients (product rule
 * 4.22).
 */
export function planRefundByCoach(
  order: RefundableOrder,
  lineIds?: readonly string[],
): RefundPlan | undefined {
  const redeemed = order.lines.filter(({ isRedeemed, isEnding }) => isRedeemed && !isEnding);
  if (redeemed.length === 0) return planRefund(order, lineIds);
  const others = order.lines.filter(({ isRedeemed, isEnding }) => !isRedeemed && !isEnding);
  const wanted = lineIds ?? others.map(({ id }) => id);
  return wanted.some((id) => redeemed.some((line) => line.id === id)) ? undefined : planRefund(order, wanted);
}

/** Shares an amount among lines in their order, each up to its remaining amount. */
export function share(amountCents: Cents, lines: readonly RefundableLine[]): LinePart[] {
  let rest = amountCents;
  return lines.map((line) => {
    const part = Math.min(rest, leftOf(line));
    rest -= part;
    return { id: line.id, amountCents: part };
  });
}

const leftOf = ({ amountCents, refundedCents }: RefundableLine): Cents =>
  Math.max(0, amountCents - refundedCents);
