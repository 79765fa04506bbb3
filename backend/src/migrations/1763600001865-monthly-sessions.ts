import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A package can bring its sessions each month of a subscription; a yearly payment brings those of twelve months. */
export class MonthlySessions1763600001865 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table coaching_packages add column is_monthly boolean not null default false;
      alter table coaching_credits drop constraint coaching_credits_sessions,
        add constraint coaching_credits_sessions check (sessions between 1 and 1200)`);
  }
}
