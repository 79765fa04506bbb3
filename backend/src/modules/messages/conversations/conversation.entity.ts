import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/**
 * A conversation of two people, or of a circle or pod with the coach. In a pair the smaller id comes first, so that
 * there is only one conversation; a circle or pod has one as well.
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
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { nullable: true }) lowAccountId: string | null;
  @Index('conversations_high') @Column('uuid', { nullable: true }) highAccountId: string | null;

  /** A group's id; null for a conversation of two people. */
  @Column('uuid', { nullable: true }) groupId: string | null;

  /** Sequence of the newest message; 0 before the first. */
  @Column('integer', { default: 0 }) lastSequence: number;

  @Column('timestamptz') createdAt: Date;
}
