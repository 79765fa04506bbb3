import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { BOUNCE_REASONS, type BounceReason } from './kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from './kinds/mail-kinds.js';

/**
 * One email to one person. Its id is the Message-ID. Stores only the subject, because links in the text are secrets.
 */
@Entity('mails')
@Unique('mails_kind_thing', ['kind', 'thing'])
@Index('mails_thing', ['thing'])
@Index('mails_bounced', ['accountId'], { where: 'bounced_address IS NOT NULL' })
@Check('mails_kind', `kind in (${MAIL_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check(
  'mails_returned_because',
  `returned_because in (${BOUNCE_REASONS.map((reason) => `'${reason}'`).join(', ')})`,
)
@Check('mails_status', `status in (${MAIL_STATUSES.map((status) => `'${status}'`).join(', ')})`)
export class Mail {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: MailKind;

  /** Subject id: at most one email per kind and subject, across recipients. */
  @Column('uuid') thing: string;

  /** Recipient. */
  @Index('mails_account') @Column('uuid') accountId: string;

  /** Members other than the recipient that the email may name: all ids in its details. */
  @Index('mails_about', { synchronize: false }) @Column('uuid', { array: true, default: [] }) about: string[];

  /** Ids of the email's subject: once the subject is gone, a queued email is dropped. */
  @Index('mails_announces', { synchronize: false })
  @Column('uuid', { array: true, default: [] })
  announces: string[];

  /** Subject line, known once the email is written, just before sending. */
  @Column('text', { nullable: true }) subject: string | null;

  @Column('text', { default: 'queued' }) status: MailStatus;
  @Index('mails_created') @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;

  /** Time when the mail server was first unreachable for this email; null: never. */
  @Column('timestamptz', { nullable: true }) serverAwaySince: Date | null;

  /** Time of the mail server's refusal or of a bounce notice; null: neither, or sent again since. */
  @Column('timestamptz', { nullable: true }) bouncedAt: Date | null;

  /** The account's own address, if it bounced permanently: it gets no mailings until it is confirmed again. */
  @Column('text', { nullable: true }) bouncedAddress: string | null;

  /** Reason for the bounce after sending; null: none. */
  @Column('text', { nullable: true }) returnedBecause: BounceReason | null;
}
