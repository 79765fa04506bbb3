import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/**
 * `resembles` finds a name that is typed with a mistake, by the indexes of `pg_trgm`; where the server lacks it, it finds nothing.
 * Posts are published with their text.
 */
export class FoundByTheCoach1763600001810 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    const { length: hasTrigrams } = (await runner.query(
      `select from pg_extension where extname = 'pg_trgm'`,
    )) as unknown[];
    await runner.query(`
      create function resembles(written text, typed text) returns boolean language sql stable parallel safe as $$
        select ${hasTrigrams ? 'typed <% written' : 'false'}
      $$;

      create or replace view published_posts as
        select id, account_id, kind, shown_at, text from community_posts where state = 'published';
    `);
  }
}
