import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';

/** The hash of a code that replaces the authenticator app once. Using it deletes the row. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pk' }) codeHash: string;
  @Index('recovery_codes_account') @Column('uuid') accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'recovery_codes_account_fk' })
  account: Relation<Account>;
}
