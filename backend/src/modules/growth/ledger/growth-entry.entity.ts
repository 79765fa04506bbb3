import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { MemberGrowth } from './member-growth.entity.js';
import type { EntryKind } from './actions.js';

/**
 * Points of one action: one row per action and thing. The row ends when the action is undone, and counts again when it
 * returns (docs/decisions/points-are-settled.md).
 */
@Entity('growth_entries')
@Unique('growth_entries_once', ['accountId', 'action', 'thingId'])
@Index('growth_entries_of_member', ['accountId', 'at', 'id'])
export class GrowthEntry {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;

  @ManyToOne(() => MemberGrowth, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'growth_entries_member_fk' })
  member: Relation<MemberGrowth>;

  @Column('text') action: EntryKind;

  /** Id of the lesson, course, booking …; for points given by hand, the id of that action. */
  @Column('uuid') thingId: string;

  /** 0: the day's limit was reached. Below 0: taken by hand. */
  @Column('integer') points: number;

  /** Time of the action. */
  @Column('timestamptz') at: Date;

  /** Day in the business's time zone; daily limits count by it. */
  @Column('date') day: string;

  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
