import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The community hides people's content from members who have blocked them in messages. */
export class BlockedPeople1763600001723 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create view blocked_people as select account_id, person_id from message_blocks');
  }
}
