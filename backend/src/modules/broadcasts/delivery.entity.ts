import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { LEFT_OUT_REASONS, type LeftOutReason } from './mailing-terms.js';
import { SequenceEntry } from './sequence-entry.entity.js';
import { Mailing } from './mailing.entity.js';

/** Posted: its email was queued, once; the email has the further state. */
export const DELIVERY_STATUSES = ['waiting', 'posted', 'left_out'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One mailing to one person. A constraint ensures one email each, however many workers there are. */
@Entity('mailing_deliveries')
@Index('mailing_deliveries_once', ['mailingId', 'accountId'], { unique: true, where: 'entry_id IS NULL' })
@Unique('mailing_deliveries_step_once', ['entryId', 'mailingId'])
@Index('mailing_deliveries_mailing', ['mailingId', 'id'])
@Index('mailing_deliveries_account', ['accountId'])
@Index('mailing_deliveries_waiting', ['id'], { where: `status = 'waiting'` })
@Index('mailing_deliveries_posted', ['postedAt'], { where: 'posted_at IS NOT NULL' })
@Check('mailing_deliveries_status', `status in ('waiting', 'posted', 'left_out')`)
@Check(
  'mailing_deliveries_reason',
  `(status = 'left_out') = (reason IS NOT NULL) AND reason in (${LEFT_OUT_REASONS.map((reason) => `'${reason}'`).join(', ')})`,
)
export class Delivery {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Mailing, 'id', { onDelete: 'CASCADE' }) @Column('uuid') mailingId: string;
  @Column('uuid') accountId: string;

  /** Run of the sequence, if the mailing is one of its steps. */
  @ForeignKey(() => SequenceEntry, 'id', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  entryId: string | null;

  @Column('text', { default: 'waiting' }) status: DeliveryStatus;

  /** Reason for skipping. */
  @Column('text', { nullable: true }) reason: LeftOutReason | null;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) postedAt: Date | null;

  /** When the recipient unsubscribed from such mailings through the link in this one. */
  @Column('timestamptz', { nullable: true }) unsubscribedAt: Date | null;
}
