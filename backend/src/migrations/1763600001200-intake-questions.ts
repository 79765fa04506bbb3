import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What whoever books an offering is asked, and what each booking answered. */
export class IntakeQuestions1763600001200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "coaching_offerings" ADD "questions" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "coaching_bookings" ADD "answers" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "coaching_bookings" DROP "answers"');
    await runner.query('ALTER TABLE "coaching_offerings" DROP "questions"');
  }
}
