import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Reading position of the bounce reader in a mailbox. */
@Entity('bounce_mailboxes')
export class BounceMailbox {
  /** Hash of the mailbox's address, without the password. */
  @PrimaryColumn('text') id: string;

  /** Validity of the message UIDs; a new value means the server has renumbered them. Null: never opened. */
  @Column('text', { nullable: true }) uidValidity: string | null;

  /** Messages up to this UID have been read. */
  @Column('bigint', { default: 0 }) lastUid: string;

  /** End of the current reader's lock; null: nobody is reading. */
  @Column('timestamptz', { nullable: true }) readingUntil: Date | null;
}
