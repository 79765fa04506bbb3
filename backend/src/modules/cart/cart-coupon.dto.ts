import { ApiProperty } from '@nestjs/swagger';
import { TaxNameResponse } from '../business/index.js';
import { Text } from '../../platform/http/text.js';
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
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: '9.70', description: 'Coupon discount on its price' })
  discount: string;
}

export class CartCouponResponse {
  @ApiProperty({ example: 'SPRING' })
  code: string;

  @ApiProperty({ enum: COUPON_KINDS, enumName: 'CouponKind' })
  kind: CouponKind;

  @ApiProperty({ type: 'integer', nullable: true, example: 10 })
  percent: number | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  amount: string | null;

  @ApiProperty({
    type: String,
    enum: COUPON_PROBLEMS,
    enumName: 'CouponProblem',
    nullable: true,
    description:
      'Why it doesn’t apply: off; not_started; ended; used_up; used_by_you: limit per person reached; not_for_these: no eligible product in the cart. null: it applies, or the cart is empty',
  })
  problem: CouponProblem | null;

  @ApiProperty({ type: [LineDiscountResponse] })
  lines: LineDiscountResponse[];
}

/** Totals of the cart. */
export class CartSummaryResponse {
  @ApiProperty({ example: '97.00' })
  subtotal: string;

  @ApiProperty({ example: '9.70' })
  discount: string;

  @ApiProperty({ example: '0.00' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: '87.30' })
  total: string;

  @ApiProperty({ type: CartCouponResponse, nullable: true })
  coupon: CartCouponResponse | null;
}
