import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Group } from './group.entity.js';

/** A person the coach removed from a group, with the time: products they had by then no longer add them to it. */
@Entity('taken_out_members')
@Index('taken_out_members_of_group', ['groupId'])
export class TakenOutMember {
  @PrimaryColumn('uuid') accountId: string;
  @ForeignKey(() => Group, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') groupId: string;
  @Column('timestamptz') takenOutAt: Date;
}
