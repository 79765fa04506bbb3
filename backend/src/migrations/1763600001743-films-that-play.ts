import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Warns the coach of videos that many browsers cannot play. Earlier uploads were not checked. */
export class FilmsThatPlay1763600001743 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media_assets add column plays_everywhere boolean');
  }
}
