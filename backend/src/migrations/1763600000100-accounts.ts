import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, how they sign in, and a trigger that keeps roles out of the application's reach. */
export class Accounts1763600000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE "accounts" (
        "id" uuid NOT NULL,
        "email" varchar(254) NOT NULL,
        "name" varchar(100) NOT NULL,
        "password_hash" text,
        "role" text NOT NULL DEFAULT 'member',
        "email_verified_at" timestamptz,
        "avatar_asset_id" uuid,
        "bio" varchar(1000),
        "time_zone" varchar(64) NOT NULL DEFAULT 'UTC',
        "phone" varchar(40),
        "birthday" date,
        "address" varchar(200),
        "city" varchar(100),
        "state" varchar(100),
        "zip_code" varchar(20),
        "country" varchar(100),
        "show_level_publicly" boolean NOT NULL DEFAULT true,
        "age_band" text,
        "guardian_id" uuid,
        "created_at" timestamptz NOT NULL,
        CONSTRAINT "accounts_pk" PRIMARY KEY ("id"),
        CONSTRAINT "accounts_email_key" UNIQUE ("email"),
        CONSTRAINT "accounts_email_lower" CHECK (email = lower(email)),
        CONSTRAINT "accounts_role" CHECK (role in ('member', 'creator')),
        CONSTRAINT "accounts_age_band" CHECK (age_band in ('child', 'teen', 'adult')),
        CONSTRAINT "accounts_guardian_fk" FOREIGN KEY ("guardian_id") REFERENCES "accounts" ("id") ON DELETE SET NULL
      );

      CREATE FUNCTION accounts_keep_role() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('sanctum.role_change', true) IS DISTINCT FROM 'allowed' THEN
          RAISE EXCEPTION 'roles are given by cli invite-coach only' USING ERRCODE = 'insufficient_privilege';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER "accounts_keep_role" BEFORE UPDATE OF "role" ON "accounts"
        FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION accounts_keep_role();
      CREATE TRIGGER "accounts_join_as_member" BEFORE INSERT ON "accounts"
        FOR EACH ROW WHEN (NEW.role <> 'member') EXECUTE FUNCTION accounts_keep_role();

      CREATE TABLE "login_sessions" (
        "id" uuid NOT NULL,
        "account_id" uuid NOT NULL,
        "generation" integer NOT NULL DEFAULT 0,
        "refresh_hash" text NOT NULL,
        "previous_hash" text,
        "rotated_at" timestamptz,
        "device" varchar(60) NOT NULL,
        "created_at" timestamptz NOT NULL,
        "last_seen_at" timestamptz NOT NULL,
        "authenticated_at" timestamptz NOT NULL,
        "expires_at" timestamptz NOT NULL,
        "ended_at" timestamptz,
        CONSTRAINT "login_sessions_pk" PRIMARY KEY ("id"),
        CONSTRAINT "login_sessions_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "login_sessions_account" ON "login_sessions" ("account_id");

      CREATE TABLE "one_time_tokens" (
        "token_hash" text NOT NULL,
        "account_id" uuid NOT NULL,
        "purpose" text NOT NULL,
        "expires_at" timestamptz NOT NULL,
        CONSTRAINT "one_time_tokens_pk" PRIMARY KEY ("token_hash"),
        CONSTRAINT "one_time_tokens_purpose" CHECK (purpose in ('verify-email', 'reset-password', 'invitation')),
        CONSTRAINT "one_time_tokens_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "one_time_tokens_account" ON "one_time_tokens" ("account_id");

      CREATE TABLE "second_factors" (
        "account_id" uuid NOT NULL,
        "secret" text NOT NULL,
        "confirmed_at" timestamptz,
        "last_step" integer NOT NULL DEFAULT 0,
        CONSTRAINT "second_factors_pk" PRIMARY KEY ("account_id"),
        CONSTRAINT "second_factors_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );

      CREATE TABLE "recovery_codes" (
        "code_hash" text NOT NULL,
        "account_id" uuid NOT NULL,
        CONSTRAINT "recovery_codes_pk" PRIMARY KEY ("code_hash"),
        CONSTRAINT "recovery_codes_account_fk" FOREIGN KEY ("account_id") REFERENCES "accounts" ("id") ON DELETE CASCADE
      );
      CREATE INDEX "recovery_codes_account" ON "recovery_codes" ("account_id");

      CREATE TABLE "sign_in_tries" (
        "who" text NOT NULL,
        "failures" integer NOT NULL,
        "tried_at" timestamptz NOT NULL,
        "next_try_at" timestamptz NOT NULL,
        CONSTRAINT "sign_in_tries_pk" PRIMARY KEY ("who")
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE "sign_in_tries", "recovery_codes", "second_factors", "one_time_tokens", "login_sessions", "accounts";
      DROP FUNCTION accounts_keep_role();
    `);
  }
}
