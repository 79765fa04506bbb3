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
import type { Language } from '../../../kernel/languages.js';
import type { WaitingAct } from '../../../kernel/minor-acts.js';
import { Account } from '../account.entity.js';

/** A guardian of a minor. A minor has two guardians at most: each place is taken once. */
@Entity('guardian_links')
@Unique('guardian_links_places', ['wardId', 'place'])
@Check('guardian_links_two', 'place in (1, 2)')
@Check('guardian_links_others', 'guardian_id <> ward_id')
export class GuardianLink {
  @PrimaryColumn('uuid') guardianId: string;
  @PrimaryColumn('uuid') wardId: string;
  @Column('smallint') place: number;
  @Column('timestamptz') since: Date;

  /** Consents that take effect with this guardian's proof. */
  @Column('text', { array: true, default: [] }) wishedPurposes: string[];

  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) guardian: Relation<Account>;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) ward: Relation<Account>;
}

/**
 * The invitation of a second guardian, until they are active: they accept, the first guardian confirms, and an order or
 * a call proves that they are an adult. The token is stored as a hash, created with the email and deleted after use.
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

/** Address of the guardian of a person too young to register, kept for seven days. Nothing else about the person is kept. */
@Entity('guardian_mails')
@Unique('guardian_mails_email', ['email'])
@Check('guardian_mails_language', `language ~ '^[a-z]{2,8}$'`)
export class GuardianMail {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 254 }) email: string;

  /** Language of the request. */
  @Column('varchar', { length: 8, nullable: true }) language: Language | null;

  @Index('guardian_mails_asked') @Column('timestamptz') askedAt: Date;
}

/**
 * An action on a minor's account that needs a guardian's approval. Answering and withdrawing both start by deleting the
 * row, so only one of them happens.
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

  /** True if the coach asked and not the minor. */
  @Column('boolean', { default: false }) byCoach: boolean;

  @Column('timestamptz') askedAt: Date;
}
