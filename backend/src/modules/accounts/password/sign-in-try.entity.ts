import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Failed sign-ins in a row: for an email address (with or without an account), for it from one network, or on a known
 * device. Also registrations from one network.
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
