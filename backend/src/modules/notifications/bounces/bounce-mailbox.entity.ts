import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a mailbox has been looked through for notices of mails that came back. */
@Entity('bounce_mailboxes')
export class BounceMailbox {
  /** A hash of its address without the password. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'bounce_mailboxes_pk' })
  id: string;

  /** Validity of the message UIDs; a new value means the server has renumbered them. Null: never opened. */
  @Column('text', { nullable: true })
  uidValidity: string | null;

  /** Messages up to this UID have been read. */
  @Column('bigint', { default: 0 })
  lastUid: string;

  /** Until when one reader has it to itself; null: nobody reads. */
  @Column('timestamptz', { nullable: true })
  readingUntil: Date | null;
}
