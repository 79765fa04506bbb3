import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';

/** Other modules can see which recordings some browsers can't play yet, and why. */
export class PlaybackProblems1763600001822 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace view media_facts as
        select a.id, a.kind, a.file_name, a.file_size, a.duration_seconds,
               case
                 when a.plays_everywhere then null
                 when a.conversion = 'failed' then 'failed'
                 when a.conversion is not null and (select c.ffmpeg_version from media_converter c) is not null
                   then 'converting'
                 when a.conversion is not null or a.plays_everywhere = false then 'not_converted'
               end as playback_problem
        from media_assets a`);
  }
}
