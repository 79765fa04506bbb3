import { Body, Get, Post } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { Me } from '../../platform/security/current-actor.js';
import { SubscriptionChangesService } from './subscription-changes.service.js';
import {
  EndSubscriptionRequest,
  MovePaymentRequest,
  StudentSubscriptionResponse,
} from './subscriptions.dto.js';
import { SubscriptionsQueries } from './subscriptions.queries.js';

@CoachController('students/:id/subscriptions', { tag: 'Subscriptions', area: 'orders' })
export class StudentSubscriptionsController {
  constructor(
    private readonly queries: SubscriptionsQueries,
    private readonly changes: SubscriptionChangesService,
  ) {}

  @Get()
  @Summary('List a student’s subscriptions, running ones first')
  @Answers([StudentSubscriptionResponse])
  list(@IdParam() id: string) {
    return this.queries.of(id);
  }

  @Post(':subscriptionId/cancel')
  @Summary(
    'End a student’s subscription, at once or with the period that is paid',
    'Nothing is refunded; refund its orders beside it. Instalments end with the access they paid for.',
  )
  @Answers([StudentSubscriptionResponse], 'not_found', 'payments_unavailable')
  async cancel(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @IdParam('subscriptionId') subscriptionId: string,
    @Body() { isAtOnce }: EndSubscriptionRequest,
  ) {
    await this.changes.cancelFor(me.accountId, { accountId: id, id: subscriptionId }, isAtOnce);
    return this.list(id);
  }

  @Post(':subscriptionId/move-payment')
  @Summary(
    'Move the next payment of a student’s subscription to a later time',
    'Until then access stays and nothing is charged; later payments are counted from there. The student gets an email.',
  )
  @Answers([StudentSubscriptionResponse], 'not_found', 'not_possible', 'payments_unavailable')
  async movePayment(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @IdParam('subscriptionId') subscriptionId: string,
    @Body() { nextPaymentAt }: MovePaymentRequest,
  ) {
    const named = { accountId: id, id: subscriptionId };
    await this.changes.movePayment(me.accountId, named, new Date(nextPaymentAt));
    return this.list(id);
  }
}
