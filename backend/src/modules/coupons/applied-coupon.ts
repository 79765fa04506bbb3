import type { Cents } from '../../kernel/money.js';
import type { CouponKind, CouponProblem } from './coupon-kinds.js';
import { type CouponFacts, problemOf } from './coupon-problem.js';
import { discountsOf, type LineDiscount, type PricedLine } from './discount.js';

/** Result of a coupon for a cart. */
export interface AppliedCoupon {
  id: string;
  code: string;
  kind: CouponKind;
  percent: number | null;
  amountCents: Cents | null;
  /** True if the number of uses is limited: an order under way reserves one use. */
  isLimited: boolean;
  problem: CouponProblem | undefined;
  /** Discounts by line; empty while there is a problem. */
  discounts: LineDiscount[];
}

export function applied(coupon: CouponFacts, lines: readonly PricedLine[], now: Date): AppliedCoupon {
  const { id, code, kind, percent, amountCents, maxUses } = coupon;
  const problem = problemOf(coupon, lines, now);
  const discounts = problem ? [] : discountsOf(coupon, lines);
  return { id, code, kind, percent, amountCents, isLimited: maxUses !== null, problem, discounts };
}
