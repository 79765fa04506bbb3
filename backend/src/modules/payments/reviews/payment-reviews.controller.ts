import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { PaymentReviewResponse, GrantPaymentRequest } from './payment-reviews.dto.js';
import { PAYMENT_REVIEW_FIELDS, PaymentReviewsQueries } from './payment-reviews.queries.js';
import { PaymentReviewsService } from './payment-reviews.service.js';

@CoachController('creator/payment-reviews', { tag: 'Payment reviews', area: 'orders' })
export class PaymentReviewsController {
  constructor(
    private readonly queries: PaymentReviewsQueries,
    private readonly reviews: PaymentReviewsService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List payments to review',
    type: PaymentReviewResponse,
    unit: 'payment-reviews',
    fields: PAYMENT_REVIEW_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary(
    'Get a payment to review',
    'Uses the order’s ID. Returns who paid what, why it needs a review, and where it can be refunded.',
  )
  @Answers(PaymentReviewResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/grant')
  @Summary(
    'Grant access to the order',
    'Marks the order as paid and gives the buyer access to all of it. Repeating it has no effect.',
  )
  @Answers(
    PaymentReviewResponse,
    'not_found',
    'already_resolved',
    'already_owned',
    'buyer_gone',
    'refund_pending',
  )
  async grant(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { note }: GrantPaymentRequest) {
    await this.reviews.grant(id, { by: accountId, note });
    return this.queries.one(id);
  }
}
