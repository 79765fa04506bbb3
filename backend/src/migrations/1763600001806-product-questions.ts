import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Questions about a product and their answers, in the coach's order. */
export class ProductQuestions1763600001806 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column questions jsonb not null default '[]'`);
    await runner.query(`
      create view product_questions as
        select p.id as product_id, q.position::int as position, q.title, q.text
        from products p cross join rows from (
          jsonb_to_recordset(p.questions) as (title text, text text)
        ) with ordinality as q (title, text, position)`);
  }
}
