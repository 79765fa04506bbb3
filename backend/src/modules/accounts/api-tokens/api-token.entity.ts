import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Scope } from '../../../platform/security/scopes.js';
import { Account } from '../account.entity.js';

/** A person's API token, valid for its scopes until it expires. Revoking it deletes the row. */
@Entity('api_tokens')
export class ApiToken {
  @PrimaryColumn('uuid') id: string;
  @Index('api_tokens_account') @Column('uuid') accountId: string;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) account: Relation<Account>;
  @Column('varchar', { length: 60 }) name: string;

  /** SHA-256 of the token, which is 256 random bits and shown once. */
  @Index('api_tokens_hash', { unique: true }) @Column('text') tokenHash: string;

  @Column('text', { array: true }) scopes: Scope[];
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;

  /** Precise to five minutes, to spare a write for every call. */
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
