import { newId } from '../../src/kernel/ids.js';
import type { CouponRecurrence } from '../../src/modules/coupons/coupon-kinds.js';
import type { TestApp } from '../app.js';
import type { Person } from './people.js';

/** Terms of a coupon: ten percent off everything, for everyone, without an end. */
export const TEN_PERCENT = {
  kind: 'percent',
  percent: 10,
  amount: null,
  onSubscriptions: 'none',
  firstPayments: null,
  productIds: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  isActive: true,
};

interface Wishes {
  percent?: number | null;
  amountCents?: number | null;
  onSubscriptions?: CouponRecurrence;
  firstPayments?: number | null;
  productIds?: string[];
  startsAt?: Date | null;
  endsAt?: Date | null;
  maxUses?: number | null;
  maxUsesPerPerson?: number | null;
  isActive?: boolean;
}

/** Creates a coupon with a code of its own: ten percent off everything by default. */
export async function aCoupon(
  t: TestApp,
  { amountCents = null, percent = amountCents === null ? 10 : null, ...wishes }: Wishes = {},
): Promise<{ id: string; code: string }> {
  const id = newId();
  const code = `SPRING-${id.slice(-12).toUpperCase()}`;
  const { productIds = [], startsAt = null, endsAt = null, maxUses = null, isActive = true } = wishes;
  await t.database.query(
    `insert into coupons (id, code, kind, percent, amount_cents, product_ids, starts_at, ends_at, max_uses,
                          max_uses_per_person, is_active, created_at, on_subscriptions, first_payments)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      code,
      percent === null ? 'amount' : 'percent',
      percent,
      amountCents,
      productIds,
      startsAt,
      endsAt,
      maxUses,
      wishes.maxUsesPerPerson ?? null,
      isActive,
      t.clock.now(),
      wishes.onSubscriptions ?? 'none',
      wishes.firstPayments ?? null,
    ],
  );
  return { id, code };
}

/** Puts the coupon into the cart. */
export async function useCoupon(browser: Person['browser'], { code }: { code: string }): Promise<void> {
  await browser.put('/api/cart/coupon').send({ code }).expect(200);
}
