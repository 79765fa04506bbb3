import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Message } from '../writing/message.entity.js';

export const MESSAGE_REPORT_REASONS = ['unkind', 'private', 'unsafe', 'advertising', 'other'] as const;
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

export const MESSAGE_REPORT_NOTE_LIMIT = 500;

/** A reader's report of a message; one per reader and message. */
@Entity('message_reports')
@Unique('message_reports_once', ['messageId', 'reporterId'])
@Check('message_reports_reason', `reason IN ('unkind', 'private', 'unsafe', 'advertising', 'other')`)
@Index('message_reports_reporter', ['reporterId'])
@Index('message_reports_open', ['createdAt'], { where: 'settled_at IS NULL' })
export class MessageReport {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') @ForeignKey(() => Message, 'id', { onDelete: 'CASCADE' }) messageId: string;
  @Column('uuid') reporterId: string;
  @Column('text') reason: MessageReportReason;
  @Column('varchar', { length: MESSAGE_REPORT_NOTE_LIMIT }) note: string;
  @Column('timestamptz') createdAt: Date;

  /** Time of the coach's decision; null while open. */
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
}
