import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Account } from '../account.entity.js';

/**
 * The invitation of a second guardian, until they are one: they accept, the first guardian confirms, and an order or a
 * call proves that they are an adult. The link's token is kept as a hash, which is created with the mail and deleted
 * after use.
 */
@Entity('guardian_invitations')
@Unique('guardian_invitations_ward', ['wardId'])
@Unique('guardian_invitations_token', ['tokenHash'])
@Check('guardian_invitations_accepted', '(accepted_by is null) = (accepted_at is null)')
@Check('guardian_invitations_confirmed', 'confirmed_at is null or accepted_at is not null')
export class GuardianInvitation {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') wardId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) ward: Relation<Account>;
  @Index('guardian_invitations_guardian') @Column('uuid') guardianId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) guardian: Relation<Account>;
  @Column('varchar', { length: 254 }) email: string;
  @Column('text', { nullable: true }) tokenHash: string | null;

  /** End of the link's validity. An accepted invitation does not expire. */
  @Column('timestamptz') expiresAt: Date;

  @Index('guardian_invitations_accepted_by') @Column('uuid', { nullable: true }) acceptedBy: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'accepted_by', foreignKeyConstraintName: 'guardian_invitations_accepted_fk' })
  candidate: Relation<Account> | null;

  @Column('timestamptz', { nullable: true }) acceptedAt: Date | null;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}
