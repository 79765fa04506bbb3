import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('member_growth')
@Check('member_growth_seen_level', 'seen_level BETWEEN 1 AND 20')
// Created by the migration in descending order, which the decorator cannot express.
@Index('member_growth_listed', { synchronize: false })
// Used by the coach's list of students, in both directions.
@Index('member_growth_points', { synchronize: false })
export class MemberGrowth {
  @PrimaryColumn('uuid') accountId: string;

  /** Sum of the counting entries in the ledger, maintained by a trigger. */
  @Column('integer', { default: 0 }) points: number;

  /** The highest level that was celebrated with the member. */
  @Column('smallint', { default: 1 }) seenLevel: number;

  /** Time when the member joined the leaderboard; null: not listed. */
  @Column('timestamptz', { nullable: true }) listedAt: Date | null;
}
