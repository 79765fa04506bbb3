import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/**
 * Captions belong to a video, one file for each language. Until now a video had one file, and each lesson could name
 * another; all of those were in English, the coach's language.
 */
export class CaptionsByLanguage1763600001820 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media_captions (
        video_id uuid not null,
        language varchar(8) not null,
        captions_asset_id uuid not null,
        constraint media_captions_pk primary key (video_id, language),
        constraint media_captions_video_fk foreign key (video_id) references media_assets(id) on delete cascade,
        constraint media_captions_asset_fk foreign key (captions_asset_id) references media_assets(id)
      );
      create index media_captions_captions_asset_id on media_captions (captions_asset_id);

      insert into media_captions (video_id, language, captions_asset_id)
        select id, 'en', captions_asset_id from media_assets where captions_asset_id is not null;
    `);
    // A lesson's own captions are newer than those of its file, and what members see counts more than a draft.
    for (const table of ['widgets', 'published_widgets'])
      await runner.query(`
        insert into media_captions (video_id, language, captions_asset_id)
          select distinct on (v.id) v.id, 'en', c.id
          from ${table} w
          join media_assets v on v.id::text = w.settings->>'mediaAssetId'
          join media_assets c on c.id::text = w.settings->>'captionsAssetId'
          where w.type = 'video'
          order by v.id, w.id
        on conflict (video_id, language) do update set captions_asset_id = excluded.captions_asset_id`);
    for (const table of ['widgets', 'published_widgets', 'widget_bin'])
      await runner.query(
        `update ${table} set settings = settings - 'captionsAssetId' where type = 'video' and settings ? 'captionsAssetId'`,
      );
    for (const table of ['lesson_versions', 'lesson_templates'])
      await runner.query(`
        update ${table} set content = jsonb_set(content, '{pages}', (
          select coalesce(jsonb_agg(jsonb_set(page, '{widgets}', (
            select coalesce(jsonb_agg(widget #- '{settings,captionsAssetId}' order by n), '[]')
            from jsonb_array_elements(page->'widgets') with ordinality as inside (widget, n)
          )) order by m), '[]')
          from jsonb_array_elements(content->'pages') with ordinality as pages (page, m)
        )) where content::text like '%"captionsAssetId"%'`);
    await runner.query(`-- allowed: no release before 0.1.0 is in use, so none reads the column
      alter table media_assets drop column captions_asset_id`);
  }
}
