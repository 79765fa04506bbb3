import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the coach's page of a student reads: the lines of everything that was paid, and which version of the record a form has
 * seen. The database counts versions, so that no writer of a record can forget to.
 */
export class StudentRecords1763600000620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "accounts" ADD "record_version" integer NOT NULL DEFAULT 1;

      CREATE FUNCTION accounts_next_record_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.record_version := OLD.record_version + 1;
        RETURN NEW;
      END $$;

      CREATE TRIGGER "accounts_next_record_version" BEFORE UPDATE ON "accounts" FOR EACH ROW
        WHEN ((OLD.name, OLD.email, OLD.phone, OLD.birthday, OLD.address, OLD.city, OLD.state, OLD.zip_code, OLD.country)
          IS DISTINCT FROM (NEW.name, NEW.email, NEW.phone, NEW.birthday, NEW.address, NEW.city, NEW.state, NEW.zip_code, NEW.country))
        EXECUTE FUNCTION accounts_next_record_version();

      CREATE VIEW "member_records" AS
        SELECT a.id, a.record_version AS version,
               (SELECT c.new_email FROM "email_changes" c WHERE c.account_id = a.id AND c.confirmed_at IS NULL) AS pending_email,
               (SELECT c.expires_at FROM "email_changes" c WHERE c.account_id = a.id AND c.confirmed_at IS NULL) AS pending_until
        FROM "accounts" a WHERE a.role = 'member';

      CREATE VIEW "payment_lines" AS
        SELECT l.id, (SELECT u.id FROM "purchases" u WHERE u.order_line_id = l.id) AS purchase_id, v.id AS order_version_id, o.id AS order_id, o.number AS order_number,
               o.status AS order_status, o.account_id, l.product_id, l.type, l.title, l.position, l.amount_cents,
               v.payment_intent_id, v.paid_at
        FROM "order_versions" v
        JOIN "orders" o ON o.id = v.order_id
        JOIN "order_lines" l ON l.order_version_id = v.id
        WHERE v.paid_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW "payment_lines", "member_records";
      DROP TRIGGER "accounts_next_record_version" ON "accounts";
      DROP FUNCTION accounts_next_record_version();
      ALTER TABLE "accounts" DROP COLUMN "record_version";
    `);
  }
}
