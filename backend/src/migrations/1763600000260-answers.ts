import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members do with the widgets of a lesson, and what they share of it with the coach. */
export class Answers1763600000260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "choice_answers" (
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "option_id" text NOT NULL,
        "option_text" text NOT NULL,
        "answered_at" timestamptz NOT NULL,
        CONSTRAINT "choice_answers_pk" PRIMARY KEY ("account_id", "widget_id")
      );

      CREATE TABLE "journal_answers" (
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "text" text NOT NULL,
        "version" integer NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "journal_answers_text" CHECK (char_length(text) <= 20000),
        CONSTRAINT "journal_answers_pk" PRIMARY KEY ("account_id", "widget_id")
      );

      CREATE TABLE "journal_answer_versions" (
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "version" integer NOT NULL,
        "text" text NOT NULL,
        "saved_at" timestamptz NOT NULL,
        CONSTRAINT "journal_answer_versions_pk" PRIMARY KEY ("account_id", "widget_id", "version"),
        CONSTRAINT "journal_answer_versions_answer" FOREIGN KEY ("account_id", "widget_id")
          REFERENCES "journal_answers" ("account_id", "widget_id") ON DELETE CASCADE
      );

      CREATE TABLE "journal_shares" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "course_id" uuid NOT NULL,
        "lesson_id" uuid NOT NULL,
        "question" text NOT NULL,
        "text" text,
        "shared_at" timestamptz,
        "reply" text,
        "replied_at" timestamptz,
        CONSTRAINT "journal_shares_once" UNIQUE ("account_id", "widget_id"),
        CONSTRAINT "journal_shares_text" CHECK (char_length(text) BETWEEN 1 AND 20000),
        CONSTRAINT "journal_shares_state" CHECK ((text IS NULL) = (shared_at IS NULL)),
        CONSTRAINT "journal_shares_reply" CHECK (char_length(reply) BETWEEN 1 AND 5000),
        CONSTRAINT "journal_shares_replied" CHECK ((reply IS NULL) = (replied_at IS NULL)),
        CONSTRAINT "journal_shares_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "journal_shares_recent" ON "journal_shares" ("shared_at");

      CREATE TABLE "scale_values" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "value" integer NOT NULL,
        "at" timestamptz NOT NULL,
        CONSTRAINT "scale_values_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "scale_values_curve" ON "scale_values" ("account_id", "widget_id", "at");

      CREATE TABLE "stopwatch_sessions" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "widget_id" uuid NOT NULL,
        "started_at" timestamptz NOT NULL,
        "seconds" integer NOT NULL,
        CONSTRAINT "stopwatch_sessions_seconds" CHECK (seconds BETWEEN 0 AND 604800),
        CONSTRAINT "stopwatch_sessions_pk" PRIMARY KEY ("id")
      );
      CREATE INDEX "stopwatch_sessions_history" ON "stopwatch_sessions" ("account_id", "widget_id", "started_at");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE "stopwatch_sessions"; DROP TABLE "scale_values"; DROP TABLE "journal_shares";
       DROP TABLE "journal_answer_versions"; DROP TABLE "journal_answers"; DROP TABLE "choice_answers"`,
    );
  }
}
