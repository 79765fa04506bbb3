import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Group } from './group.entity.js';

/** Whom the coach has taken out of a group, and when: what she had by then brings her there no longer. */
@Entity('taken_out_members')
@Index('taken_out_members_of_group', ['groupId'])
export class TakenOutMember {
  /** Belongs to accounts; no database key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'taken_out_members_pk' })
  accountId: string;

  @ForeignKey(() => Group, { name: 'taken_out_members_group_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'taken_out_members_pk' })
  groupId: string;

  @Column('timestamptz')
  takenOutAt: Date;
}
