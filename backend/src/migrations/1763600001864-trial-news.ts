import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** The coach hears of free trials. */
export class TrialNews1763600001864 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['notifications', 'kind'], 'sale', ['trial_begun']);
  }
}
