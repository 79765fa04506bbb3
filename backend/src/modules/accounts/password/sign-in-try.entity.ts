import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Failed sign-ins in a row for one e-mail address, whether an account has it or not, from one network for it, or on one known device;
 * registrations from one network.
 */
@Entity('sign_in_tries')
export class SignInTry {
  /** Hash of the counter's key, so that mistyped addresses are not collected. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_tries_pk' })
  who: string;

  @Column('integer')
  failures: number;

  @Column('timestamptz')
  triedAt: Date;

  /** Earliest time of the next try. */
  @Column('timestamptz')
  nextTryAt: Date;
}
