import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach's emails to many have a version in other languages. */
export class MailingsInSpanish1763600001848 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table mailings add column translations jsonb not null default '{}'`);
  }
}
