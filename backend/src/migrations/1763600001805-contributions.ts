import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The texts of posts and comments that others see, for their author's own activity. */
export class Contributions1763600001805 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view published_posts as
        select id, account_id, kind, shown_at, text from community_posts where state = 'published'`);
    await runner.query(`
      create or replace view visible_comments as
        select c.id, c.account_id, c.created_at, p.account_id as post_account_id,
               p.kind = 'question' and c.parent_id is null as is_answer,
               (select a.accepted_at from community_accepted_answers a where a.comment_id = c.id) as accepted_at,
               (select min(h.found_at) from community_helpful h where h.comment_id = c.id) as first_helpful_at,
               c.post_id, c.text
        from community_comments c
        join community_posts p on p.id = c.post_id and p.state = 'published'
        left join community_comments above on above.id = c.parent_id
        where c.state = 'published' and (above.id is null or above.state in ('published', 'withheld'))`);
  }
}
