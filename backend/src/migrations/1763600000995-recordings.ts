import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the recording of a session is, for everybody who had a place in it. */
export class Recordings1763600000995 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coaching_sessions" ADD "recording_link" character varying(500)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coaching_sessions" DROP "recording_link"');
  }
}
