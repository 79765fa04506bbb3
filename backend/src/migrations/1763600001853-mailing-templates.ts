import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach saves emails to start others from them. */
export class MailingTemplates1763600001853 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mailing_templates (
        id uuid not null,
        name varchar(80) not null,
        subject varchar(150) not null,
        text varchar(10000) not null,
        html text,
        translations jsonb not null default '{}',
        saved_at timestamptz not null,
        constraint mailing_templates_pk primary key (id),
        constraint mailing_templates_name_filled check (name <> '')
      );
      create unique index mailing_templates_name on mailing_templates (lower(name))`);
  }
}
