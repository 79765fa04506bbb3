import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

interface VideoPlace {
  lessonId: string;
  positionSeconds: number;
  durationSeconds: number;
}

/** Reads the time that members really watched, and the second at which they stopped. */
@Injectable()
export class WatchTimesQueries {
  constructor(private readonly database: Database) {}

  /** Returns all seconds a member ever watched, including those of refunded courses. */
  async secondsOf(accountId: string): Promise<number> {
    const row = await this.database.one<{ seconds: number }>(
      'select coalesce(sum(seconds), 0)::float8 as seconds from watch_times where account_id = $1',
      [accountId],
    );
    return row?.seconds ?? 0;
  }

  /**
   * Returns, for each of these lessons, the member's place in the video to continue with: an unfinished one, first the
   * one they left last. Lessons without a stored video are missing.
   */
  async placesIn(accountId: string, lessonIds: readonly string[]): Promise<Map<string, VideoPlace>> {
    const rows = await this.database.query<VideoPlace>(
      `select distinct on (g.lesson_id) g.lesson_id as "lessonId", m.duration_seconds as "durationSeconds",
              least(coalesce(v.position_seconds, 0), m.duration_seconds) as "positionSeconds"
       from page_places g
       join widget_facts w on w.page_id = g.id and w.type = 'video' and w.is_filled
       join media_facts m on m.id = w.media_asset_id and m.duration_seconds is not null
       left join video_positions v on v.account_id = $1 and v.course_id = g.course_id and v.video_id = w.id
       left join course_positions p on p.account_id = $1 and p.course_id = g.course_id
       left join completions c on c.account_id = $1 and c.kind = 'video' and c.subject_id = w.id
       where g.lesson_id = any($2::uuid[])
       order by g.lesson_id, c.subject_id is not null, (p.video_id = w.id) is not true, g.position, w.order_index`,
      [accountId, lessonIds],
    );
    return new Map(rows.map((row) => [row.lessonId, row]));
  }
}
