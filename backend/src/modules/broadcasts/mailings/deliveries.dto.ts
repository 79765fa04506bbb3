import { Choice, Id, Moment, Text, Texts } from '../../../platform/http/fields/index.js';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../mailing-terms.js';
import { DELIVERY_STATES, type DeliveryState } from './delivery-state.sql.js';

export class DeliveryResponse {
  @Id() id: string;
  @Id() mailingId: string;
  @Id({ nullable: true, description: 'null: part of a sequence' }) broadcastId: string | null;
  @Id({ nullable: true, description: 'null: part of a broadcast' }) sequenceId: string | null;
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) studentName: string;
  @Choice(DELIVERY_STATES, 'DeliveryState') state: DeliveryState;

  @Choice(LEFT_OUT_REASONS, 'LeftOutReason', {
    nullable: true,
    description: 'Why it was skipped, if that was known before the email was built',
  })
  reason: LeftOutReason | null;

  @Moment({ nullable: true, description: 'null: not sent' }) sentAt: Date | null;
  @Texts('Links that were clicked, by their text') followed: string[];

  @Moment({ nullable: true, description: 'When this reader unsubscribed through the link in this email' })
  unsubscribedAt: Date | null;
}
