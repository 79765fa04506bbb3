import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One member does not want to hear from another: then neither writes to the other, and the other is not told why. */
@Entity('message_blocks')
@Index('message_blocks_person', ['personId'])
@Check('message_blocks_two', 'account_id <> person_id')
export class MessageBlock {
  /** Who blocks; of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_blocks_pk' })
  accountId: string;

  /** Who is blocked. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_blocks_pk' })
  personId: string;

  @Column('timestamptz')
  createdAt: Date;
}
