import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { applied, type AppliedCoupon, COUPON_FACTS } from './applied-coupon.js';
import type { CouponFacts } from './coupon-problem.js';
import type { PricedLine } from './discount.js';

/** Computes the discount for a displayed cart. Reserves nothing. */
@Injectable()
export class CartCouponsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async idOf(code: string): Promise<string | undefined> {
    const coupon = await this.database.one<{ id: string }>('select id from coupons where code = upper($1)', [
      code,
    ]);
    return coupon?.id;
  }

  async on(
    couponId: string,
    accountId: string | undefined,
    lines: readonly PricedLine[],
  ): Promise<AppliedCoupon | undefined> {
    const facts = await this.database.one<CouponFacts & Record<string, unknown>>(
      `select ${COUPON_FACTS} from coupons c where c.id = $1`,
      [couponId, accountId ?? null, null],
    );
    return facts && applied(facts, lines, this.clock.now());
  }
}
