import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { BOUNCE_REASONS, type BounceReason } from './kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from './kinds/mail-kinds.js';

/** One mail to one person. Its id is the Message-ID; of what it said only the subject is kept, because links in it are secrets. */
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
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mails_pk' })
  id: string;

  @Column('text')
  kind: MailKind;

  /** Subject id: an account gets one email of a kind about one subject. */
  @Column('uuid')
  thing: string;

  /** Recipient; no foreign key across modules. */
  @Index('mails_account')
  @Column('uuid')
  accountId: string;

  /** Members other than the recipient whom it may name: all whose ids stand in its details. */
  @Index('mails_about', { synchronize: false })
  @Column('uuid', { array: true, default: [] })
  about: string[];

  /** Ids of what it announces: once that is gone, a mail that still waits is dropped. */
  @Index('mails_announces', { synchronize: false })
  @Column('uuid', { array: true, default: [] })
  announces: string[];

  /** Known once it is written, which is just before it is sent. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { default: 'queued' })
  status: MailStatus;

  @Index('mails_created')
  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  /** When the mail server was first found away with this mail; null: it was there. */
  @Column('timestamptz', { nullable: true })
  serverAwaySince: Date | null;

  /** When the mail server refused it, or a notice said that it came back; null: neither, or it went out again since. */
  @Column('timestamptz', { nullable: true })
  bouncedAt: Date | null;

  /** The account's own address, if that bounced for good: it gets no mails to many until it is confirmed anew. */
  @Column('text', { nullable: true })
  bouncedAddress: string | null;

  /** Why it came back after it was sent; null: it did not. */
  @Column('text', { nullable: true })
  returnedBecause: BounceReason | null;
}
