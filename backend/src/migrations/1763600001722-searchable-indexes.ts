import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

const WORDS = [
  [
    'community_posts_words',
    `community_posts using gin (to_tsvector('simple', searchable(text))) where state = 'published'`,
  ],
  [
    'community_comments_words',
    `community_comments using gin (to_tsvector('simple', searchable(text))) where state = 'published'`,
  ],
] as const;

const PARTS = [
  ['accounts_email_search', 'accounts using gin (searchable(email) gin_trgm_ops)'],
  ['accounts_name_search', 'accounts using gin (searchable(name) gin_trgm_ops)'],
  ['products_description_search', 'products using gin (searchable(description) gin_trgm_ops)'],
  ['products_title_search', 'products using gin (searchable(title) gin_trgm_ops)'],
] as const;

/** Indexes for search regardless of spelling, created without blocking writers. */
export class SearchableIndexes1763600001722 implements Migration {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const { length: hasTrigrams } = (await runner.query(
      `select from pg_extension where extname = 'pg_trgm'`,
    )) as unknown[];
    for (const [name, on] of [...WORDS, ...(hasTrigrams ? PARTS : [])]) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }
}
