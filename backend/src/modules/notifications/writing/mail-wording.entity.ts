import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../kernel/languages.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { TemplateTexts } from '../templates/compose.js';

/**
 * The coach's texts for a kind of email in a language. A row stays when the defaults are restored, so that no version repeats.
 */
@Entity('mail_wordings')
@Check('mail_wordings_version', 'version > 0')
export class MailWording {
  @PrimaryColumn('text') kind: MailKind;
  @PrimaryColumn('text') language: Language;

  /** The coach's texts; null: the defaults are restored. */
  @Column('jsonb', { nullable: true }) texts: TemplateTexts | null;

  /** Version: increases with every change. */
  @Column('integer') version: number;

  @Column('timestamptz') savedAt: Date;
}
