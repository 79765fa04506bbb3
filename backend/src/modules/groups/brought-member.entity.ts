import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Group } from './group.entity.js';
import type { GroupKind } from './group-kinds.js';

/**
 * A member of a group because of a product. Derived from what the person has now; only `BroughtMembersService` writes
 * it. A person the coach added by hand is a `GroupMember`, perhaps in addition.
 */
@Entity('brought_members')
@Index('brought_members_of_group', ['groupId'])
export class BroughtMember {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') groupId: string;
  @Column('text') kind: GroupKind;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn([
    { name: 'group_id', referencedColumnName: 'id', foreignKeyConstraintName: 'brought_members_group_fk' },
    { name: 'kind', referencedColumnName: 'kind', foreignKeyConstraintName: 'brought_members_group_fk' },
  ])
  group: Relation<Group>;

  @Column('timestamptz') joinedAt: Date;
}
