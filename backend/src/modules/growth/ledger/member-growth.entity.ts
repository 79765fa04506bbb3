import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a member has grown. */
@Entity('member_growth')
@Check('member_growth_seen_level', 'seen_level BETWEEN 1 AND 20')
// Made by the migration, the most points first; the decorator cannot say so.
@Index('member_growth_listed', { synchronize: false })
// As the coach's list of students reads it, in both directions.
@Index('member_growth_points', { synchronize: false })
export class MemberGrowth {
  /** Belongs to accounts; no database key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'member_growth_pk' })
  accountId: string;

  /** The sum of what counts in the ledger, kept by a trigger. */
  @Column('integer', { default: 0 })
  points: number;

  /** The highest level that the member was congratulated on. */
  @Column('smallint', { default: 1 })
  seenLevel: number;

  /** Since when the member is in the leaderboard; null: not. */
  @Column('timestamptz', { nullable: true })
  listedAt: Date | null;
}
