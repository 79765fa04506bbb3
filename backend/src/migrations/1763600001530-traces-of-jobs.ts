import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job is part of the trace of the request that caused it. */
export class TracesOfJobs1763600001530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "jobs" ADD "traceparent" text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "jobs" DROP COLUMN "traceparent"');
  }
}
