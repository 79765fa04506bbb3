import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** A browser in which a person has signed in before. A browser that several people use has a row for each of them. */
@Entity('known_devices')
export class KnownDevice {
  /** The token itself is in the browser's cookie only. */
  @PrimaryColumn('text') tokenHash: string;

  @Index('known_devices_account') @PrimaryColumn('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
  @Column('timestamptz') signedInAt: Date;
}
