import { DomainError } from '../../kernel/errors.js';
import type { Cents } from '../../kernel/money.js';
import type { CouponKind, CouponProblem } from './coupon-kinds.js';
import { type CouponFacts, problemOf, recurringProblemOf } from './coupon-problem.js';
import { discountsOf, type LineDiscount, type PricedLine, recurringDiscountOf } from './discount.js';

/** Facts of coupon `c` for person `$2`, with order `$3` under way, or any order if `$3` is null. */
export const COUPON_FACTS = `
  c.id, c.code, c.kind, c.percent, c.amount_cents as "amountCents", c.product_ids as "productIds",
  c.on_subscriptions as "onSubscriptions", c.first_payments as "firstPayments",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.max_uses as "maxUses", c.taken,
  c.max_uses_per_person as "maxUsesPerPerson", c.is_active as "isActive", c.archived_at as "archivedAt",
  (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.account_id = $2
     and (u.state = 'used' or (u.state = 'reserved' and u.order_id <> $3::uuid))) as "usesByPerson",
  exists (select from coupon_uses u where u.coupon_id = c.id and u.account_id = $2
            and u.state = 'reserved' and u.order_id = coalesce($3::uuid, u.order_id)) as "holdsOne"`;

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

/** A coupon of a subscription. */
export interface RecurringCoupon {
  id: string;
  code: string;
  /** Number of payments that it discounts; null: all. */
  payments: number | null;
  /** Discount of each of them, before tax that is added. */
  discountCents: Cents;
}

/** Returns the discount of a subscription's payments, or refuses. */
export function appliedToSubscription(coupon: CouponFacts, line: PricedLine, now: Date): RecurringCoupon {
  const problem = recurringProblemOf(coupon, line, now);
  if (problem) throw refusedCoupon(coupon.code, problem, { couponCode: REFUSALS[problem] });
  const { id, code, firstPayments: payments } = coupon;
  return { id, code, payments, discountCents: recurringDiscountOf(coupon, line) };
}

/** Reasons as the field of a subscription's coupon shows them. */
const REFUSALS: Record<CouponProblem, string> = {
  off: 'is no longer valid',
  not_started: 'isn’t valid yet',
  ended: 'has expired',
  used_up: 'has reached its usage limit',
  used_by_you: 'was already used by you',
  not_for_these: 'doesn’t apply to this subscription',
};

export const refusedCoupon = (
  code: string,
  problem: CouponProblem,
  fields?: Record<string, string>,
): DomainError =>
  new DomainError('coupon_refused', `The coupon ${code} is no longer valid`, {
    current: { code, problem },
    ...(fields && { fields }),
  });
