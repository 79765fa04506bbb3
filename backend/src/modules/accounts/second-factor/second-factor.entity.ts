import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
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
