import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OtherLanguage } from '../../kernel/languages.js';

export const SUBJECT_LIMIT = 150;
export const TEXT_LIMIT = 10_000;

/** The words of an email in one language. */
export interface MailingVersion {
  subject: string;
  text: string;
  html: string | null;
}

/** Whole versions in other languages: an email is in one language. */
export type MailingTranslations = { [Code in OtherLanguage]?: MailingVersion };

/** Text that the coach sends to many: a broadcast, or a step of a sequence, with placeholders and links. */
@Entity('mailings')
export class Mailing {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: SUBJECT_LIMIT }) subject: string;
  /** Plain text, made from `html` if there is one. */
  @Column('varchar', { length: TEXT_LIMIT }) text: string;

  /** Cleaned HTML (platform/html); null: plain text is all. */
  @Column('text', { nullable: true }) html: string | null;

  @Column('jsonb', { default: {} }) translations: MailingTranslations;
}
