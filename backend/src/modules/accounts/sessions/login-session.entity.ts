import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** One signed-in device: a family of refresh tokens of which only the newest is valid (product rule 2.3). */
@Entity('login_sessions')
export class LoginSession {
  @PrimaryColumn('uuid') id: string;
  @Index('login_sessions_account') @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;

  /** Number of exchanges of the refresh token. */
  @Column('integer', { default: 0 }) generation: number;

  @Column('text') refreshHash: string;

  /** Hash of the previous token, which leads to the same successor for a few seconds. */
  @Column('text', { nullable: true }) previousHash: string | null;

  @Column('timestamptz', { nullable: true }) rotatedAt: Date | null;

  /** Readable name, e.g. `Chrome on Android`. */
  @Column('varchar', { length: 60 }) device: string;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') lastSeenAt: Date;

  /** When the password was last proved on this device. */
  @Column('timestamptz') authenticatedAt: Date;

  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}

/** A browser with an earlier sign-in of a person. A shared browser has a row per person. */
@Entity('known_devices')
export class KnownDevice {
  /** The token itself is in the browser's cookie only. */
  @PrimaryColumn('text') tokenHash: string;

  @Index('known_devices_account') @PrimaryColumn('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
  @Column('timestamptz') signedInAt: Date;
}

/**
 * Consecutive failed sign-ins, counted by email address (with or without an account), by address and network, or by
 * known device. Also counts registrations from one network.
 */
@Entity('sign_in_tries')
export class SignInTry {
  /** Hash of the counter's key, so that mistyped addresses are not collected. */
  @PrimaryColumn('text') who: string;

  @Column('integer') failures: number;
  @Column('timestamptz') triedAt: Date;

  /** Earliest time of the next try. */
  @Column('timestamptz') nextTryAt: Date;
}
