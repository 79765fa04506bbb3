import { PickType } from '@nestjs/swagger';
import { Id, Moment, Text } from '../../platform/http/fields/index.js';
import { MemberSubscriptionResponse } from './subscriptions.dto.js';

/** A subscription in the coach's list. */
export class CoachSubscriptionResponse extends PickType(MemberSubscriptionResponse, [
  'id',
  'productId',
  'title',
  'offerName',
  'state',
  'interval',
  'instalments',
  'paymentsMade',
  'total',
  'currency',
  'nextPaymentAt',
  'pausedUntil',
  'cancelAt',
  'endedAt',
] as const) {
  @Id('ID of the student, even if the account was deleted') studentId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  studentName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) studentEmail: string | null;

  @Moment('First payment or first free day') startedAt: Date;
}
