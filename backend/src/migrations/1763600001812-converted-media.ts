import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** A worker converts recordings that browsers can't all play, and makes posters and smaller videos. */
export class ConvertedMedia1763600001812 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media_assets
        add column conversion text,
        add column conversion_percent smallint,
        add constraint media_assets_conversion check (conversion in ('waiting', 'running', 'failed'));

      create table media_renditions (
        asset_id uuid not null,
        name text not null,
        object_key varchar(300) not null,
        mime_type varchar(120) not null,
        file_size bigint not null,
        height integer,
        constraint media_renditions_pk primary key (asset_id, name),
        constraint media_renditions_object_key unique (object_key),
        constraint media_renditions_asset_fk foreign key (asset_id) references media_assets(id) on delete cascade,
        constraint media_renditions_name check (name in ('original', 'smaller', 'poster'))
      );

      create table media_converter (
        id smallint not null,
        wants_originals boolean not null default true,
        ffmpeg_version text,
        looked_at timestamptz,
        work_per_second real,
        constraint media_converter_pk primary key (id),
        constraint media_converter_only_one check (id = 1)
      );
      insert into media_converter (id) values (1);
    `);
  }
}
