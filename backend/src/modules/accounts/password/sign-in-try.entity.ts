import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Failed sign-ins in a row for one e-mail address, whether an account has it or not, from one network for it, or on one known device;
 * registrations from one network.
 */
@Entity('sign_in_tries')
export class SignInTry {
  /** Hash of what is counted: the addresses people mistype are not collected. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_tries_pk' })
  who: string;

  @Column('integer')
  failures: number;

  @Column('timestamptz')
  triedAt: Date;

  /** Until then nobody may try again. */
  @Column('timestamptz')
  nextTryAt: Date;
}
