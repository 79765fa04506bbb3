import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { toDecimal } from '../../../kernel/money.js';
import { Allow, Public } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { refuseMinors } from '../../accounts/index.js';
import { CurrentShopper, type Shopper } from '../../cart/index.js';
import { offerOf } from '../ordered-parts.js';
import { priceOf } from './snapshot.js';
import { type Buyer, CheckoutService } from './checkout.service.js';
import {
  CheckoutConfigResponse,
  FreeCheckoutRequest,
  FreeCheckoutResponse,
  PaymentIntentResponse,
} from '../payments.dto.js';

@ApiTags('Checkout')
@ForPrograms('shop')
@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly account: StripeAccount,
  ) {}

  @Get('checkout/config')
  @Public()
  @Summary('Get the settings of the payment form')
  @Answers(CheckoutConfigResponse)
  config() {
    const { publishableKey, sandbox } = this.account;
    return { publishableKey, isSandbox: sandbox };
  }

  @Post('create-payment-intent')
  @Allow('member')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary(
    'Price the cart and prepare its payment; the same cart returns the same intent',
    'Next, the buyer pays. With Stripe, a page passes `clientSecret` and the `publishableKey` from `GET /api/checkout/config` to Stripe.js (`stripe.confirmPayment`). In the sandbox, post a form to `POST /v1/payment_intents/{id}/confirm` on this server. `{id}` is the part before `_secret_`, and the publishable key is the bearer token. Send `client_secret`, `payment_method_data[type]=card` and `payment_method_data[card]` with number, exp_month, exp_year and cvc. `GET /api/me/orders/{orderId}` returns `paid` once the provider has notified the server. If a coupon covers the whole price, there’s no payment and `clientSecret` is null.',
  )
  @Answers(
    PaymentIntentResponse,
    'cart_empty',
    'already_paid',
    'coupon_refused',
    'hold_over',
    'minor_cannot_pay',
    'payments_unavailable',
  )
  async createPaymentIntent(@Me() me: SignedIn, @CurrentShopper() shopper: Shopper) {
    const { clientSecret, orderId, snapshot } = await this.checkout.begin(buyerOf(me, shopper));
    return {
      clientSecret,
      orderId,
      subtotal: toDecimal(snapshot.subtotalCents),
      discount: toDecimal(snapshot.discountCents),
      couponCode: snapshot.coupon?.code ?? null,
      tax: toDecimal(snapshot.taxCents),
      taxName: snapshot.taxName,
      total: toDecimal(snapshot.totalCents),
      lines: snapshot.lines.map((line) => ({
        productId: line.productId,
        title: line.title,
        offer: offerOf(line),
        giftFor: line.gift?.recipientName ?? null,
        ward: line.ward,
        startsAt: isoOf(line.heldTime?.startsAt),
        payUntil: isoOf(line.heldTime?.payUntil),
        price: toDecimal(priceOf(line, snapshot.taxName)),
        discount: toDecimal(line.discountCents),
      })),
    };
  }

  @Post('checkout/complete')
  @Allow('member')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary(
    'Complete an order that a coupon makes free; repeating it returns the same order',
    'Recalculates the cart’s price and, if the total is still 0.00, completes the order without a card. Otherwise works like a paid order.',
  )
  @Answers(
    FreeCheckoutResponse,
    'not_found',
    'cart_empty',
    'already_owned',
    'coupon_refused',
    'hold_over',
    'minor_cannot_pay',
    'payment_needed',
  )
  async complete(
    @Me() me: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @Body() { orderId }: FreeCheckoutRequest,
  ) {
    return { orderId: await this.checkout.claim(buyerOf(me, shopper), orderId) };
  }
}

function buyerOf(me: SignedIn, shopper: Shopper): Buyer {
  refuseMinors(me);
  return { ...shopper, accountId: me.accountId };
}

/** Converts times within JSON, which PostgreSQL formats differently. */
const isoOf = (time: string | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();
