import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { unprocessable } from '../../kernel/errors.js';
import { newId, newSecret } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { TaxService } from '../business/index.js';
import { type AppliedCoupon, CartCouponsQueries } from '../coupons/index.js';
import { CartQueries, ownersOf } from './cart.queries.js';
import type { Shopper } from './shopper.js';
import { type Totals, totalsOf } from './totals.js';

export interface CartSummary extends Totals {
  coupon: AppliedCoupon | undefined;
}

/** The one coupon of a cart. It is checked when the cart is shown and, with a lock, at checkout. */
@Injectable()
export class CartCouponService {
  constructor(
    private readonly database: Database,
    private readonly cart: CartQueries,
    private readonly coupons: CartCouponsQueries,
    private readonly tax: TaxService,
    private readonly clock: Clock,
  ) {}

  /** Replaces the cart's coupon. Returns the visitor whose cart has it, if nobody is signed in. */
  async apply(shopper: Shopper, code: string): Promise<{ visitor: string | undefined }> {
    const couponId = await this.coupons.idOf(code);
    if (couponId === undefined) {
      throw unprocessable('coupon_unknown', 'This coupon doesn’t exist', { code: 'isn’t a valid coupon' });
    }
    const visitor = shopper.accountId === undefined ? (shopper.visitor ?? newSecret()) : undefined;
    const target = visitor === undefined ? 'account_id' : 'visitor_hash';
    await this.database.query(
      `insert into cart_coupons (id, account_id, visitor_hash, coupon_id, applied_at) values ($1, $2, $3, $4, $5)
       on conflict (${target}) do update set coupon_id = excluded.coupon_id, applied_at = excluded.applied_at`,
      [newId(), ...ownersOf({ accountId: shopper.accountId, visitor }), couponId, this.clock.now()],
    );
    return { visitor };
  }

  async remove(shopper: Shopper): Promise<void> {
    await this.database.query(
      'delete from cart_coupons where account_id = $1 or visitor_hash = $2',
      ownersOf(shopper),
    );
  }

  /** The latest coupon in the shopper's cart, from before or after signing in. */
  async couponIdOf(shopper: Shopper): Promise<string | undefined> {
    const row = await this.database.one<{ couponId: string }>(
      `select coupon_id as "couponId" from cart_coupons where account_id = $1 or visitor_hash = $2
       order by applied_at desc, account_id nulls last limit 1`,
      ownersOf(shopper),
    );
    return row?.couponId;
  }

  async codeOf(accountId: string): Promise<string | undefined> {
    const couponId = await this.couponIdOf({ accountId, visitor: undefined });
    return couponId && (await this.coupons.on(couponId, accountId, []))?.code;
  }

  async summaryOf(shopper: Shopper): Promise<CartSummary> {
    const [lines, couponId, tax] = await Promise.all([
      this.cart.lines(shopper),
      this.couponIdOf(shopper),
      this.tax.policy(),
    ]);
    const priced = lines.map(({ product }) => ({ productId: product.id, amountCents: product.priceCents }));
    const coupon = couponId && (await this.coupons.on(couponId, shopper.accountId, priced));
    return coupon
      ? { ...totalsOf(discounted(priced, coupon), tax), coupon }
      : { ...totalsOf(priced, tax), coupon: undefined };
  }

  async forget(tx: Tx, accountId: string, couponId: string): Promise<void> {
    await tx.query('delete from cart_coupons where account_id = $1 and coupon_id = $2', [
      accountId,
      couponId,
    ]);
  }
}

export const discounted = <Line extends { productId: string }>(
  lines: readonly Line[],
  { discounts }: Pick<AppliedCoupon, 'discounts'>,
): (Line & { discountCents: number })[] =>
  lines.map((line) => ({
    ...line,
    discountCents: discounts.find(({ productId }) => productId === line.productId)?.discountCents ?? 0,
  }));
