import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Translations of a product's questions stand inside each question, and move with it. */
export class QuestionsInSpanish1763600001817 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view product_questions as
        select p.id as product_id, q.position::int as position, q.title, q.text,
               coalesce(q.translations, '{}') as translations
        from products p cross join rows from (
          jsonb_to_recordset(p.questions) as (title text, text text, translations jsonb)
        ) with ordinality as q (title, text, translations, position)`);
  }
}
