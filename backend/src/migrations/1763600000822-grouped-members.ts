import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is in which circle and pod, for the list of students. */
export class GroupedMembers1763600000822 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE VIEW "grouped_members" AS SELECT account_id, group_id, kind FROM "group_members"',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW "grouped_members"');
  }
}
