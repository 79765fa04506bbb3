import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** The coach is warned of videos that many browsers cannot show. Of those uploaded before nobody has looked. */
export class FilmsThatPlay1763600001743 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media_assets add column plays_everywhere boolean');
  }
}
