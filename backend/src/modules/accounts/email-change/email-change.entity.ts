import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** The address a person is about to have; one at a time. The present one stays hers until the link is opened. */
@Entity('email_changes')
@Unique('email_changes_id', ['id'])
@Check('email_changes_new_lower', `new_email = lower(new_email)`)
export class EmailChange {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'email_changes_pk' })
  accountId: string;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'email_changes_account_fk' })
  account: Relation<Account>;

  /** Another one for every other address. */
  @Column('uuid')
  id: string;

  /** Another one for every mail: only the newest link works. */
  @Column('uuid')
  linkId: string;

  @Column('varchar', { length: 254 })
  newEmail: string;

  /** Who is warned; kept so that the warning never follows the address to its new place. */
  @Column('varchar', { length: 254 })
  oldEmail: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
