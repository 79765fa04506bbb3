import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Widgets of lesson pages. */
export class Widgets1763600000104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "widgets" (
        "id" uuid NOT NULL,
        "page_id" uuid NOT NULL,
        "type" text NOT NULL,
        "settings" jsonb NOT NULL,
        "order_index" integer NOT NULL,
        CONSTRAINT "widgets_pk" PRIMARY KEY ("id"),
        CONSTRAINT "widgets_order" UNIQUE ("page_id", "order_index") DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT "widgets_type" CHECK (type IN (
          'text', 'image', 'video', 'audio', 'file', 'button', 'stopwatch', 'calendly', 'typeform', 'question', 'opinionScale'
        ))
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "widgets"');
  }
}
