import { Choice, Id, Moment, Text, Texts } from '../../../platform/http/fields/index.js';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../left-out-reasons.js';
import { DELIVERY_STATES, type DeliveryState } from './delivery-state.sql.js';

/** One letter to one reader. */
export class DeliveryResponse {
  @Id() id: string;
  @Id() letterId: string;
  @Id({ nullable: true, description: 'Null: it is of a sequence' }) broadcastId: string | null;
  @Id({ nullable: true, description: 'Null: it is a broadcast' }) sequenceId: string | null;
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) studentName: string;
  @Choice(DELIVERY_STATES, 'DeliveryState') state: DeliveryState;

  @Choice(LEFT_OUT_REASONS, 'LeftOutReason', {
    nullable: true,
    description: 'Why it was left out, where that was known before the mail was written',
  })
  reason: LeftOutReason | null;

  @Moment({ nullable: true, description: 'Null: it was not sent' }) sentAt: string | null;
  @Texts('Links that were followed, by their words') followed: string[];

  @Moment({ nullable: true, description: 'When this reader left such letters by the link in this one' })
  unsubscribedAt: string | null;
}
