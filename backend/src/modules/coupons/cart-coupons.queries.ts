import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import {
  applied,
  type AppliedCoupon,
  appliedToSubscription,
  COUPON_FACTS,
  type RecurringCoupon,
} from './applied-coupon.js';
import type { CouponFacts } from './coupon-problem.js';
import type { PricedLine } from './discount.js';

/** Computes the discount for a displayed cart, or for a subscription. Reserves nothing. */
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
    const facts = await this.facts('c.id = $1', couponId, accountId);
    return facts && applied(facts, lines, this.clock.now());
  }

  /** Returns the discount of a subscription's payments, or refuses. Undefined: there is no such code. */
  async onSubscription(
    code: string,
    accountId: string,
    line: PricedLine,
  ): Promise<RecurringCoupon | undefined> {
    const facts = await this.facts('c.code = upper($1)', code, accountId);
    return facts && appliedToSubscription(facts, line, this.clock.now());
  }

  private facts(
    where: string,
    value: string,
    accountId: string | undefined,
  ): Promise<CouponFacts | undefined> {
    return this.database.one<CouponFacts & Record<string, unknown>>(
      `select ${COUPON_FACTS} from coupons c where ${where}`,
      [value, accountId ?? null, null],
    );
  }
}
