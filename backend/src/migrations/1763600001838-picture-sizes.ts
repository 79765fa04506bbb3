import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Public pictures are stored in smaller sizes, as AVIF and WebP. The worker makes those of pictures already there. */
export class PictureSizes1763600001838 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media_assets add column has_sizes boolean not null default false;
      create index media_assets_to_size on media_assets (id) where is_public and kind = 'image' and not has_sizes;
    `);
    await allowMore(runner, ['media_renditions', 'name'], 'poster', [
      '160.avif',
      '160.webp',
      '320.avif',
      '320.webp',
      '640.avif',
      '640.webp',
      '960.avif',
      '960.webp',
      '1280.avif',
      '1280.webp',
      'whole.avif',
    ]);
  }
}
