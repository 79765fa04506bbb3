import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('member_growth')
@Check('member_growth_seen_level', 'seen_level BETWEEN 1 AND 20')
// Created by the migration in descending order, which the decorator cannot express.
@Index('member_growth_listed', { synchronize: false })
// As the coach's list of students reads it, in both directions.
@Index('member_growth_points', { synchronize: false })
export class MemberGrowth {
  @PrimaryColumn('uuid') accountId: string;

  /** Sum of the ledger's counting entries, maintained by a trigger. */
  @Column('integer', { default: 0 }) points: number;

  /** The highest level that the member was congratulated on. */
  @Column('smallint', { default: 1 }) seenLevel: number;

  /** When the member joined the leaderboard; null: not listed. */
  @Column('timestamptz', { nullable: true }) listedAt: Date | null;
}
