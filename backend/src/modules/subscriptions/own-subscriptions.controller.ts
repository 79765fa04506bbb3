import { Body, Get, Post, Put } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { fromDecimal, toDecimal } from '../../kernel/money.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { MemberController } from '../../platform/security/controllers.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { refuseMinors } from '../accounts/index.js';
import { taxWithin } from '../payments/index.js';
import { NewSubscriptionsService } from './new-subscriptions.service.js';
import { type PlanChoice, PlanChangesService } from './plan-changes.service.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import {
  BegunSubscriptionResponse,
  CancelSubscriptionRequest,
  CardRequest,
  CardSecretResponse,
  ChangePlanRequest,
  NewSubscriptionRequest,
  MemberSubscriptionResponse,
  PauseSubscriptionRequest,
  PlanChoiceResponse,
  type StudentSubscriptionResponse,
} from './subscriptions.dto.js';
import { discountOf } from './subscription-discount.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@MemberController('me/subscriptions', { tag: 'Subscriptions', area: 'shop' })
export class OwnSubscriptionsController {
  constructor(
    private readonly queries: SubscriptionsQueries,
    private readonly beginnings: NewSubscriptionsService,
    private readonly changes: SubscriptionChangesService,
    private readonly planChanges: PlanChangesService,
  ) {}

  @Get()
  @Summary('List the member’s subscriptions, running ones first')
  @Answers([MemberSubscriptionResponse])
  async list(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return (await this.queries.of(accountId, language)).map(asMembers);
  }

  @Post('start')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary(
    'Prepare the first payment of a recurring offer; the same offer returns the same one until it’s paid',
    'Next, the buyer pays with `clientSecret`, as after `POST /api/create-payment-intent`. With free days (`trialDays`), nothing is due yet: the browser only saves the card with `stripe.confirmSetup`. The card is kept by Stripe and pays the next periods. `GET /api/me/subscriptions/{id}` returns `active` once Stripe has notified the server. Earlier, unpaid ones for the product end. With `couponCode`, its use is reserved until the first payment; another code, or none, returns it.',
  )
  @Answers(
    BegunSubscriptionResponse,
    'not_found',
    'already_owned',
    'coupon_unknown',
    'coupon_refused',
    'minor_cannot_pay',
    'payments_unavailable',
    'unavailable',
  )
  async start(
    @Me() me: SignedIn,
    @Body() { offerId, couponCode }: NewSubscriptionRequest,
    @ReaderLanguage() language: Language,
  ) {
    refuseMinors(me);
    const { clientSecret, subscription } = await this.beginnings.begin(me.accountId, offerId, couponCode);
    const { id, productId, interval, instalments, trialDays, taxLabel } = subscription;
    const { title, offerName, sessions } = await this.queries.one(me.accountId, id, language);
    return {
      id,
      clientSecret,
      productId,
      title,
      offerName,
      interval,
      instalments,
      trialDays,
      tax: toDecimal(subscription.taxCents),
      taxName: taxLabel === null ? null : { label: taxLabel, isIncluded: subscription.taxIsIncluded },
      total: toDecimal(subscription.amountCents),
      discount: discountOf(subscription),
      sessions,
    };
  }

  @Get(':id')
  @Summary('Get one of the member’s subscriptions, even before its first payment')
  @Answers(MemberSubscriptionResponse, 'not_found')
  async one(@Me() { accountId }: SignedIn, @IdParam() id: string, @ReaderLanguage() language: Language) {
    return asMembers(await this.queries.one(accountId, id, language));
  }

  @Post(':id/cancel')
  @Summary(
    'Cancel a subscription for the end of the period that is paid',
    'Access stays until then. While a payment is missing, it ends at once. Repeating changes nothing.',
  )
  @Answers(MemberSubscriptionResponse, 'not_found', 'not_possible', 'payments_unavailable')
  async cancel(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { reason }: CancelSubscriptionRequest,
    @ReaderLanguage() language: Language,
  ) {
    await this.changes.cancel({ accountId: me.accountId, id }, reason ?? null);
    return this.one(me, id, language);
  }

  @Post(':id/pause')
  @Summary(
    'Pause a monthly subscription for one to three months',
    'Access stays until the end of what is paid. It then ends, and returns with the payment after the pause. `POST /api/me/subscriptions/{id}/resume` ends the pause early.',
  )
  @Answers(MemberSubscriptionResponse, 'not_found', 'not_possible', 'payments_unavailable')
  async pause(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { months }: PauseSubscriptionRequest,
    @ReaderLanguage() language: Language,
  ) {
    await this.changes.pause({ accountId: me.accountId, id }, months);
    return this.one(me, id, language);
  }

  @Post(':id/resume')
  @Summary(
    'Take back the cancellation of a subscription before it ends, or its pause',
    'If a pause has begun, a new period begins and is charged now.',
  )
  @Answers(MemberSubscriptionResponse, 'not_found', 'not_possible', 'payments_unavailable')
  async resume(@Me() me: SignedIn, @IdParam() id: string, @ReaderLanguage() language: Language) {
    await this.changes.resume({ accountId: me.accountId, id });
    return this.one(me, id, language);
  }

  @Get(':id/plans')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary(
    'List the other plans of a subscription’s product, and what a change to each costs now',
    'A plan that costs more starts now: its price is due, minus the unused days of the current plan. Otherwise nothing is due, and it starts with the next payment. Prices hold until the end of the day in UTC.',
  )
  @Answers([PlanChoiceResponse], 'not_found', 'not_possible', 'payments_unavailable')
  async plans(@Me() { accountId }: SignedIn, @IdParam() id: string, @ReaderLanguage() language: Language) {
    return (await this.planChanges.choices({ accountId, id }, language)).map(asChoice);
  }

  @Post(':id/change-plan')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary(
    'Change the plan of a subscription, for the price that `GET /api/me/subscriptions/{id}/plans` showed',
    'If the card is declined, nothing changes. Repeating changes nothing.',
  )
  @Answers(
    MemberSubscriptionResponse,
    'not_found',
    'not_possible',
    'card_declined',
    'price_changed',
    'minor_cannot_pay',
    'payments_unavailable',
    'unavailable',
  )
  async changePlan(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { offerId, total, dueToday }: ChangePlanRequest,
    @ReaderLanguage() language: Language,
  ) {
    refuseMinors(me);
    await this.planChanges.change(
      { accountId: me.accountId, id },
      { offerId, amountCents: fromDecimal(total)!, dueCents: fromDecimal(dueToday)! },
    );
    return this.one(me, id, language);
  }

  @Post(':id/card/prepare')
  @RateLimit({ name: 'checkout', limit: 40, perSeconds: 60 })
  @Summary('Prepare a new card for a subscription; `PUT /api/me/subscriptions/{id}/card` uses it')
  @Answers(CardSecretResponse, 'not_found', 'payments_unavailable')
  async prepareCard(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    return { clientSecret: await this.changes.prepareCard({ accountId, id }) };
  }

  @Put(':id/card')
  @Summary('Let a prepared card pay a subscription from now on, also a payment that failed')
  @Answers(MemberSubscriptionResponse, 'not_found', 'payments_unavailable')
  async saveCard(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { setupIntentId }: CardRequest,
    @ReaderLanguage() language: Language,
  ) {
    await this.changes.useCard({ accountId: me.accountId, id }, setupIntentId);
    return this.one(me, id, language);
  }
}

const asChoice = (choice: PlanChoice): PlanChoiceResponse => ({
  offerId: choice.offerId,
  name: choice.name,
  interval: choice.interval,
  total: toDecimal(choice.amountCents),
  currency: choice.currency,
  isAtOnce: choice.isAtOnce,
  charge: toDecimal(choice.chargeCents),
  credit: toDecimal(choice.creditCents),
  dueToday: toDecimal(choice.dueCents),
  tax: toDecimal(taxWithin(choice.dueCents, choice)),
  taxName: choice.taxLabel === null ? null : { label: choice.taxLabel, isIncluded: choice.taxIsIncluded },
  nextPaymentAt: choice.nextPaymentAt,
});

/** The reason is told to the coach. */
const asMembers = ({
  cancelReason: _reason,
  isMovable: _isMovable,
  ...subscription
}: StudentSubscriptionResponse): MemberSubscriptionResponse => subscription;
