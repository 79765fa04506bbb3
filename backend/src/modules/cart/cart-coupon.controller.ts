import { Body, Controller, Delete, Get, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { toDecimal } from '../../kernel/money.js';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { AllowVisitorAnd, Public } from '../../platform/security/access.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { ApplyCouponRequest, CartSummaryResponse } from './cart-coupon.dto.js';
import { CartCouponService, type CartSummary } from './cart-coupon.service.js';
import { CurrentShopper, rememberVisitor } from './current-shopper.decorator.js';
import type { Shopper } from './shopper.js';

@ApiTags('Cart')
@ForPrograms('shop')
@Controller('cart')
export class CartCouponController {
  constructor(private readonly coupons: CartCouponService) {}

  @Get('summary')
  @Public()
  @Summary('Get the cart’s totals, with the coupon’s discount')
  @Answers(CartSummaryResponse)
  async summary(@CurrentShopper() shopper: Shopper) {
    return asResponse(await this.coupons.summaryOf(shopper));
  }

  /** Adds a coupon by code. Rate-limited, because codes could be guessed. */
  @Put('coupon')
  @AllowVisitorAnd('member')
  @RateLimit({ name: 'coupon', limit: 20, perSeconds: 60, byAddressToo: true })
  @Summary(
    'Apply a coupon to the cart; replaces the current one',
    'Keeps a coupon that exists but doesn’t apply now or to this cart. Its `problem` says why, because it may apply once the cart changes.',
  )
  @Answers(CartSummaryResponse, 'coupon_unknown')
  async apply(
    @CurrentShopper() shopper: Shopper,
    @Body() { code }: ApplyCouponRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { visitor } = await this.coupons.apply(shopper, code);
    if (visitor !== undefined) rememberVisitor(reply, visitor);
    return asResponse(
      await this.coupons.summaryOf(visitor === undefined ? shopper : { ...shopper, visitor }),
    );
  }

  @Delete('coupon')
  @AllowVisitorAnd('member')
  @Summary('Remove the coupon from the cart, if there is one')
  @AnswersNothing()
  remove(@CurrentShopper() shopper: Shopper) {
    return this.coupons.remove(shopper);
  }
}

function asResponse({ coupon, ...totals }: CartSummary): CartSummaryResponse {
  return {
    subtotal: toDecimal(totals.subtotalCents),
    discount: toDecimal(totals.discountCents),
    tax: toDecimal(totals.taxCents),
    taxName: totals.taxName,
    total: toDecimal(totals.totalCents),
    coupon: coupon
      ? {
          code: coupon.code,
          kind: coupon.kind,
          percent: coupon.percent,
          amount: coupon.amountCents === null ? null : toDecimal(coupon.amountCents),
          problem: coupon.problem ?? null,
          lines: coupon.discounts.map(({ productId, discountCents }) => ({
            productId,
            discount: toDecimal(discountCents),
          })),
        }
      : null,
  };
}
