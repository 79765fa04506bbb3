import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** The hash of a code that replaces the authenticator app once. Using it deletes the row. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('text') codeHash: string;
  @Index('recovery_codes_account') @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
}
