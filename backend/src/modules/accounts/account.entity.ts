import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimeOfUpdate } from '../../platform/database/time-of-update.js';
import type { AgeBand } from '../../kernel/age-bands.js';
import type { Language } from '../../kernel/languages.js';
import { ROLES, type Role } from '../../kernel/roles.js';

export const MUTE_REASON_LIMIT = 500;

/** A person. The member app says member, the console says student. */
@Entity('accounts')
@Unique('accounts_email_key', ['email'])
// The migration creates these for the coach's list: the decorator cannot express the order of nulls.
@Index('accounts_newest_members', { synchronize: false })
@Index('accounts_members_seen', { synchronize: false })
@Index('accounts_members_named', { synchronize: false })
@Index('accounts_members_placed', { synchronize: false })
@Index('accounts_members_phoned', { synchronize: false })
@Index('accounts_members_blocked', { synchronize: false })
@Index('accounts_members_aged', { synchronize: false })
@Index('accounts_updated_members', ['updatedAt', 'id'], { where: `role = 'member'` })
@Index('accounts_minors', ['ageBand', 'birthDate'], { where: `age_band in ('child', 'teen')` })
@Index('accounts_creators', ['createdAt', 'id'], { where: `role = 'creator'` })
// Created where the server has pg_trgm; without it, search still works, only slower.
@Index('accounts_name_search', { synchronize: false })
@Index('accounts_email_search', { synchronize: false })
@Check('accounts_email_lower', `email = lower(email)`)
@Check('accounts_role', `role in ('member', 'creator')`)
@Check('accounts_language', `language ~ '^[a-z]{2,8}$'`)
@Check('accounts_age_band', `age_band in ('child', 'teen', 'adult')`)
export class Account {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 100 }) name: string;

  /** argon2id; null until an invited coach has chosen a password. */
  @Column('text', { nullable: true }) passwordHash: string | null;

  /** A trigger refuses to change it, except for `cli invite-coach`. */
  @Column('text', { default: ROLES[0] }) role: Role;

  @Column('timestamptz', { nullable: true }) emailVerifiedAt: Date | null;

  /** An asset of the media module; no foreign key across modules. */
  @Column('uuid', { nullable: true }) avatarAssetId: string | null;

  @Column('varchar', { length: 1000, nullable: true }) bio: string | null;
  @Column('varchar', { length: 64, default: 'UTC' }) timeZone: string;

  /** Language of apps and emails for this person; null until known. */
  @Column('varchar', { length: 8, nullable: true }) language: Language | null;

  @Column('varchar', { length: 40, nullable: true }) phone: string | null;
  @Column('date', { nullable: true }) birthday: string | null;
  @Column('varchar', { length: 200, nullable: true }) address: string | null;
  @Column('varchar', { length: 100, nullable: true }) city: string | null;
  @Column('varchar', { length: 100, nullable: true }) state: string | null;
  @Column('varchar', { length: 20, nullable: true }) zipCode: string | null;
  @Column('varchar', { length: 100, nullable: true }) country: string | null;
  @Column('boolean', { default: true }) showLevelPublicly: boolean;

  /** Readable by the person alone; others learn only the age band. */
  @Column('date', { nullable: true }) birthDate: string | null;

  /** Decides how much others see of the person (product rule 3.6); null: not asked yet. */
  @Column('text', { nullable: true }) ageBand: AgeBand | null;

  /** Consents in force for a minor, maintained by a trigger on `consents`. */
  @Column('text', { array: true, default: [] }) agreedPurposes: string[];

  @Column('timestamptz') createdAt: Date;

  /** Latest change of anything that the coach's list shows about the person, maintained by a trigger. */
  @TimeOfUpdate() readonly updatedAt?: Date;

  /** Incremented by a trigger whenever a field changes that the coach sees and edits. */
  @Column('integer', { default: 1 }) recordVersion: number;

  /** Latest use of any device of this person, precise to ten minutes: the newest `lastSeenAt` of all login sessions. */
  @Column('timestamptz', { nullable: true }) lastSeenAt: Date | null;

  /** Start of the coach's block on signing in; null: not blocked. */
  @Column('timestamptz', { nullable: true }) blockedAt: Date | null;

  /** Start of the coach's mute, which stops the member from writing to others; null: not muted. */
  @Column('timestamptz', { nullable: true }) mutedSince: Date | null;

  /** End of the mute; null: the coach lifts it. */
  @Column('timestamptz', { nullable: true }) mutedUntil: Date | null;

  /** The coach's reason for the mute, shown to the member. */
  @Column('varchar', { length: MUTE_REASON_LIMIT, nullable: true }) muteReason: string | null;
}
