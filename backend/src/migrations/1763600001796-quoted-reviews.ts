import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Consent of a review's author to be quoted on the site; nobody has given it yet. */
export class QuotedReviews1763600001796 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column can_be_quoted boolean not null default false');
    await runner.query(`
      create or replace view visible_reviews as
        select id, product_id, account_id, rating, text, answer, created_at, can_be_quoted
        from reviews where state = 'published'`);
  }
}
