import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Where two people write to each other. The smaller of their ids stands first, so that a pair has one conversation. */
@Entity('conversations')
@Unique('conversations_pair', ['lowAccountId', 'highAccountId'])
@Check('conversations_two', 'low_account_id < high_account_id')
export class Conversation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversations_pk' })
  id: string;

  @Column('uuid')
  lowAccountId: string;

  @Index('conversations_high')
  @Column('uuid')
  highAccountId: string;

  /** Of its newest message; 0: nobody has written yet. */
  @Column('integer', { default: 0 })
  lastSequence: number;

  @Column('timestamptz')
  createdAt: Date;
}
