import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The coach's list of students is sorted by level and narrowed by level and age without reading all of them. */
export class StudentsByLevelAndAge1763600001321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX "member_growth_points" ON "member_growth" ("points" NULLS FIRST, "account_id" NULLS FIRST);
      CREATE INDEX "accounts_members_aged" ON "accounts" ("age_band", "created_at" NULLS FIRST, "id" NULLS FIRST)
        WHERE role = 'member';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "accounts_members_aged", "member_growth_points"');
  }
}
