import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

const TABLES = ['community_posts', 'community_comments', 'reviews'];

/**
 * Posts, comments and reviews of a minor without consent are withheld, and remember their earlier state. Answers to a
 * withheld comment stay.
 */
export class WithheldWords1763600001711 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        alter table ${table} add column withheld_state text;
        alter table ${table} drop constraint ${table}_state;
        alter table ${table} add constraint ${table}_state
          check (state in ('published', 'waiting', 'hidden', 'withheld'));
        alter table ${table} add constraint ${table}_withheld
          check ((state = 'withheld') = (coalesce(withheld_state, '') in ('published', 'waiting')));
      `);
    await runner.query(`
      create or replace view visible_comments as
        select c.id, c.account_id, c.created_at, p.account_id as post_account_id,
               p.kind = 'question' and c.parent_id is null as is_answer,
               (select a.accepted_at from community_accepted_answers a where a.comment_id = c.id) as accepted_at,
               (select min(h.found_at) from community_helpful h where h.comment_id = c.id) as first_helpful_at
        from community_comments c
        join community_posts p on p.id = c.post_id and p.state = 'published'
        left join community_comments above on above.id = c.parent_id
        where c.state = 'published' and (c.parent_id is null or above.state in ('published', 'withheld'));
    `);
  }
}
