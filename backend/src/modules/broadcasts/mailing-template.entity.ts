import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type MailingTranslations, SUBJECT_LIMIT, TEXT_LIMIT } from './mailing.entity.js';

export const TEMPLATE_NAME_LIMIT = 80;

/** A saved email that broadcasts and sequences can start from. They copy its words, so later changes don't reach them. */
@Entity('mailing_templates')
// Created by the migration: unique by lower(name), which the decorator cannot express.
@Index('mailing_templates_name', { synchronize: false })
@Check('mailing_templates_name_filled', `name <> ''`)
export class MailingTemplate {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: TEMPLATE_NAME_LIMIT }) name: string;
  @Column('varchar', { length: SUBJECT_LIMIT }) subject: string;
  @Column('varchar', { length: TEXT_LIMIT }) text: string;
  @Column('text', { nullable: true }) html: string | null;
  @Column('jsonb', { default: {} }) translations: MailingTranslations;
  @Column('timestamptz') savedAt: Date;
}
