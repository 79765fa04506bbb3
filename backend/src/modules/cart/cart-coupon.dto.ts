import { TaxNameResponse } from '../business/index.js';
import { Choice, Id, ListOf, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import {
  COUPON_CODE_LIMIT,
  COUPON_KINDS,
  COUPON_PROBLEMS,
  type CouponKind,
  type CouponProblem,
} from '../coupons/index.js';

export class ApplyCouponRequest {
  @Text({ max: COUPON_CODE_LIMIT, example: 'SPRING', description: 'Case doesn’t matter' })
  code: string;
}

export class LineDiscountResponse {
  @Id() productId: string;
  @Text({ example: '9.70', description: 'Coupon discount on its price' }) discount: string;
}

export class CartCouponResponse {
  @Text({ example: 'SPRING' }) code: string;
  @Choice(COUPON_KINDS, 'CouponKind') kind: CouponKind;
  @Whole({ nullable: true, example: 10 }) percent: number | null;
  @Text({ nullable: true, example: null }) amount: string | null;

  @Choice(COUPON_PROBLEMS, null, {
    nullable: true,
    description:
      'Why it doesn’t apply: off; not_started; ended; used_up; used_by_you: limit per person reached; not_for_these: no eligible product in the cart. null: it applies, or the cart is empty',
  })
  problem: CouponProblem | null;

  @ListOf(LineDiscountResponse) lines: LineDiscountResponse[];
}

export class CartSummaryResponse {
  @Text({ example: '97.00' }) subtotal: string;
  @Text({ example: '9.70' }) discount: string;
  @Text({ example: '0.00' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '87.30' }) total: string;
  @Nested(CartCouponResponse, { nullable: true }) coupon: CartCouponResponse | null;
}
