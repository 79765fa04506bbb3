import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from './group.entity.js';
import type { GroupKind } from './group-kinds.js';

/** A group member added by the coach. The key allows a student one circle and one pod by hand. */
@Entity('group_members')
@Index('group_members_of_group', ['groupId'])
export class GroupMember {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') kind: GroupKind;
  @Column('uuid') groupId: string;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'group_id', referencedColumnName: 'id', foreignKeyConstraintName: 'group_members_group_fk' },
    { name: 'kind', referencedColumnName: 'kind', foreignKeyConstraintName: 'group_members_group_fk' },
  ])
  group: Relation<Group>;

  @Column('timestamptz') addedAt: Date;
}
