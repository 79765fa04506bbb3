import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Files of messages and assignments are private writing, which a guardian's export leaves out. */
export class PersonalFiles1763600001844 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media_assets add column is_personal boolean not null default false;
      update media_assets set is_personal = true where id in (select asset_id from message_attachments);
    `);
  }
}
