import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account.entity.js';
import { PURPOSES, type Purpose } from './mailed-code.js';

/**
 * Hash of the token in a mailed link. Using the token marks the row; of two simultaneous requests, only one can mark
 * it.
 */
@Entity('one_time_tokens')
@Check('one_time_tokens_purpose', `purpose in (${PURPOSES.map((purpose) => `'${purpose}'`).join(', ')})`)
export class OneTimeToken {
  @PrimaryColumn('text') tokenHash: string;
  @Index('one_time_tokens_account') @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
  @Column('text') purpose: Purpose;

  /** Expiry; after use, the time when the record is deleted. */
  @Column('timestamptz') expiresAt: Date;

  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
