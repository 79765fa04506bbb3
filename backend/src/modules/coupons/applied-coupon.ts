import type { Cents } from '../../kernel/money.js';
import type { CouponKind, CouponProblem } from './coupon-kinds.js';
import { type CouponFacts, problemOf } from './coupon-problem.js';
import { discountsOf, type LineDiscount, type PricedLine } from './discount.js';

/** Facts of coupon `c` for person `$2`, with order `$3` under way, or any order if `$3` is null. */
export const COUPON_FACTS = `
  c.id, c.code, c.kind, c.percent, c.amount_cents as "amountCents", c.product_ids as "productIds",
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
