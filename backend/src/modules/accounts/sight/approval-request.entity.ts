import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import type { WaitingAct } from '../../../kernel/minor-acts.js';
import { Account } from '../account.entity.js';

/**
 * An action on a minor's account that waits for a guardian. Answering and withdrawing both begin by deleting the row,
 * so only one of them happens.
 */
@Entity('approval_requests')
@Unique('approval_requests_one', ['wardId', 'act'])
@Check('approval_requests_act', `act in ('email', 'deletion')`)
@Check('approval_requests_email', `(act = 'email') = (new_email is not null)`)
@Check('approval_requests_email_lower', 'new_email = lower(new_email)')
export class ApprovalRequest {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') wardId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) ward: Relation<Account>;
  @Column('text') act: WaitingAct;
  @Column('varchar', { length: 254, nullable: true }) newEmail: string | null;

  /** True if the coach asked, not the minor. */
  @Column('boolean', { default: false }) byCoach: boolean;

  @Column('timestamptz') askedAt: Date;
}
