import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach's announcements have translations. */
export class AnnouncementsInSpanish1763600001847 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table community_announcements add column translations jsonb not null default '{}'`,
    );
    await runner.query(`
      create or replace view announcement_facts as
        select id, priority, title::text, text::text, translations from community_announcements`);
  }
}
