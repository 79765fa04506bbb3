import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

export const WARNING_LIMIT = 500;

/** The coach's warning to a member who has broken the guidelines. The member confirms having read it. */
@Entity('member_warnings')
@Index('member_warnings_of_member', ['accountId', 'givenAt', 'id'])
@Index('member_warnings_unread', ['accountId', 'givenAt'], { where: 'read_at IS NULL' })
export class MemberWarning {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
  @Column('varchar', { length: WARNING_LIMIT }) text: string;
  @Column('timestamptz') givenAt: Date;

  /** When the member confirmed it; null: not yet. */
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
}
