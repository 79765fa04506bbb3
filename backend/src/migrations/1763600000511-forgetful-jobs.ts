import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A finished job needs to know nothing any more; from now on it is emptied when it is done. */
export class ForgetfulJobs1763600000511 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE "jobs" SET "payload" = '{}', "last_error" = NULL WHERE "done_at" IS NOT NULL`);
  }

  async down(): Promise<void> {
    // What a finished job knew is gone, and nothing reads it.
  }
}
