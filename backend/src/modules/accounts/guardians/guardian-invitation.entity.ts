import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** A second guardian is asked for by mail. The token in its link is kept as a hash, and made when the mail is written. */
@Entity('guardian_invitations')
@Unique('guardian_invitations_ward', ['wardId'])
@Unique('guardian_invitations_token', ['tokenHash'])
export class GuardianInvitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guardian_invitations_pk' })
  id: string;

  @Column('uuid')
  wardId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'ward_id', foreignKeyConstraintName: 'guardian_invitations_ward_fk' })
  ward: Relation<Account>;

  @Index('guardian_invitations_guardian')
  @Column('uuid')
  guardianId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'guardian_id', foreignKeyConstraintName: 'guardian_invitations_guardian_fk' })
  guardian: Relation<Account>;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('text', { nullable: true })
  tokenHash: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
