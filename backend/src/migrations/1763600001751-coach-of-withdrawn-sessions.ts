import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** A separate email to the coach for a session that was canceled because consent was withdrawn: no participant canceled it. */
export class CoachOfWithdrawnSessions1763600001751 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['mails', 'kind'], 'call-withdrawn', ['call-without-consent']);
  }
}
