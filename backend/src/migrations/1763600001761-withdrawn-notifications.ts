import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Keeps the source of a withdrawn notification, so that a restored post is not announced again. */
export class WithdrawnNotifications1763600001761 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification_sources
        alter column notification_id drop not null,
        drop constraint notification_sources_notification_fk,
        add constraint notification_sources_notification_fk foreign key (notification_id) references notifications(id)
          on delete set null;
    `);
  }
}
