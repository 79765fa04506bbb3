import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** A browser in which a person has signed in before. A browser that several people use has a row for each of them. */
@Entity('known_devices')
export class KnownDevice {
  /** The token itself is in the browser's cookie only. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'known_devices_pk' }) tokenHash: string;

  @Index('known_devices_account')
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'known_devices_pk' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'known_devices_account_fk' })
  account: Relation<Account>;

  @Column('timestamptz') signedInAt: Date;
}
