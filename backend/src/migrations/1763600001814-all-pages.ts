import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach reads answers to a lesson that has been unpublished since, so its pages and widgets need one view with the live ones. */
export class AllPages1763600001814 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view all_pages as
        select * from page_places
        union all
        select * from builder_pages b where not exists (select from published_pages p where p.id = b.id);

      create view all_widgets as
        select * from widget_facts
        union all
        select * from builder_widgets b where not exists (select from published_widgets w where w.id = b.id);
    `);
  }
}
