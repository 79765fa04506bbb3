import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Lessons can show videos from YouTube, Vimeo and Loom. */
export class VideoLinks1763600001821 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['widgets', 'type'], 'opinionScale', ['video_link']);
  }
}
