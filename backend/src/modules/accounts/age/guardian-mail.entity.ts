import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/languages.js';

/**
 * Address of the guardian of a person too young to register, kept for seven days. Nothing else about the person is
 * kept.
 */
@Entity('guardian_mails')
@Unique('guardian_mails_email', ['email'])
@Check('guardian_mails_language', `language ~ '^[a-z]{2,8}$'`)
export class GuardianMail {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: 254 }) email: string;

  /** Language of the request. */
  @Column('varchar', { length: 8, nullable: true }) language: Language | null;

  @Index('guardian_mails_asked') @Column('timestamptz') askedAt: Date;
}
