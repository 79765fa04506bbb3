import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * Where two people write to each other, or the members of a circle or pod and the coach. Of a pair the smaller id stands first, so
 * that it has one conversation; a circle or pod has one as well.
 */
@Entity('conversations')
@Unique('conversations_pair', ['lowAccountId', 'highAccountId'])
@Unique('conversations_group', ['groupId'])
@Check(
  'conversations_of',
  `CASE WHEN group_id IS NULL THEN coalesce(low_account_id < high_account_id, false)
    ELSE num_nonnulls(low_account_id, high_account_id) = 0 END`,
)
export class Conversation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversations_pk' })
  id: string;

  @Column('uuid', { nullable: true })
  lowAccountId: string | null;

  @Index('conversations_high')
  @Column('uuid', { nullable: true })
  highAccountId: string | null;

  /** Of groups, so without a foreign key; null: it is of two people. */
  @Column('uuid', { nullable: true })
  groupId: string | null;

  /** Of its newest message; 0: nobody has written yet. */
  @Column('integer', { default: 0 })
  lastSequence: number;

  @Column('timestamptz')
  createdAt: Date;
}
