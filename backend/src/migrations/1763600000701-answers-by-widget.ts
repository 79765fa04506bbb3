import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach reads what all students answered to one widget. */
export class AnswersByWidget1763600000701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "choice_answers_of_widget" ON "choice_answers" ("widget_id");
      CREATE INDEX "scale_values_of_widget" ON "scale_values" ("widget_id", "account_id", "at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "scale_values_of_widget"; DROP INDEX "choice_answers_of_widget";');
  }
}
