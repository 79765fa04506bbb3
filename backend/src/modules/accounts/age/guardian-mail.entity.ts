import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/languages.js';

/** All that is kept of somebody who was too young to register: where to write to her mother, for seven days. */
@Entity('guardian_mails')
@Unique('guardian_mails_email', ['email'])
@Check('guardian_mails_language', `language ~ '^[a-z]{2,8}$'`)
export class GuardianMail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guardian_mails_pk' })
  id: string;

  @Column('varchar', { length: 254 })
  email: string;

  /** In which she was asked for. */
  @Column('varchar', { length: 8, nullable: true })
  language: Language | null;

  @Index('guardian_mails_asked')
  @Column('timestamptz')
  askedAt: Date;
}
