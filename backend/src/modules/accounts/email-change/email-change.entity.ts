import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** A requested change of address, at most one per person. The current address stays in use until the link is opened. */
@Entity('email_changes')
@Unique('email_changes_id', ['id'])
@Check('email_changes_new_lower', `new_email = lower(new_email)`)
export class EmailChange {
  @PrimaryColumn('uuid') accountId: string;
  @OneToOne(() => Account, { onDelete: 'CASCADE' }) @JoinColumn() account: Relation<Account>;

  /** Id of the request; each requested address gets a new one. */
  @Column('uuid') id: string;

  /** New with every mail: only the newest link works. */
  @Column('uuid') linkId: string;

  @Column('varchar', { length: 254 }) newEmail: string;

  /** The previous address, kept here so that the warning reaches it even after the change. */
  @Column('varchar', { length: 254 }) oldEmail: string;

  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}
