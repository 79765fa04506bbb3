import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A film has its captions wherever it is shown; a lesson may still name others. */
export class FilmCaptions1763600000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE "media_assets"
        ADD "captions_asset_id" uuid,
        ADD CONSTRAINT "media_assets_captions" CHECK (captions_asset_id IS NULL OR kind = 'video'),
        ADD CONSTRAINT "media_assets_captions_fk" FOREIGN KEY ("captions_asset_id") REFERENCES "media_assets"("id")
          ON DELETE NO ACTION ON UPDATE NO ACTION;
      CREATE INDEX "media_assets_captions_asset_id" ON "media_assets" ("captions_asset_id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "media_assets" DROP COLUMN "captions_asset_id"`);
  }
}
