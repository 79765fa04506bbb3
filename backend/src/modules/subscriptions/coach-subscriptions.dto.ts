import { PickType } from '@nestjs/swagger';
import { Choice, Id, Moment, Text } from '../../platform/http/fields/index.js';
import { SHOWN_STATES, type ShownState } from './subscription-states.js';
import { MemberSubscriptionResponse } from './subscriptions.dto.js';

/** A subscription in the coach's list. */
export class CoachSubscriptionResponse extends PickType(MemberSubscriptionResponse, [
  'id',
  'productId',
  'title',
  'offerName',
  'interval',
  'instalments',
  'paymentsMade',
  'total',
  'currency',
  'nextPaymentAt',
  'cancelAt',
  'endedAt',
] as const) {
  @Id('ID of the student, even if the account was deleted') studentId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  studentName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) studentEmail: string | null;

  @Choice(
    SHOWN_STATES,
    'ShownSubscriptionState',
    'ending: canceled, and paid until it ends; past_due: a payment failed, and the card is tried again; completed: all instalments are paid',
  )
  state: ShownState;

  @Moment('First payment') startedAt: Date;
}
