import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../account.entity.js';

/** A person's authenticator app. In force once a first code has proved that it works. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn('uuid') accountId: string;
  @OneToOne(() => Account, { onDelete: 'CASCADE' }) @JoinColumn() account: Relation<Account>;

  /** Secret of the authenticator app, sealed by `TotpSecretsService`. */
  @Column('text') secret: string;

  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;

  /** Time step of the last accepted code: no code is accepted twice (RFC 6238 §5.2). */
  @Column('integer', { default: 0 }) lastStep: number;
}

/** The hash of a code that replaces the authenticator app once. Using it deletes the row. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('text') codeHash: string;
  @Index('recovery_codes_account') @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
}
