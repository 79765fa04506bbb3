import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';

export interface WatchedSoFar {
  viewingId?: string;
  videoId?: string;
  watchedSeconds?: number;
}

/** How long members really watched. */
@Injectable()
export class WatchTimes {
  constructor(private readonly database: Database) {}

  /** Keeps the greatest sum a viewing has told of a video; a save that does not say all three tells nothing. */
  async keep(
    tx: Tx,
    accountId: string,
    courseId: string,
    { viewingId, videoId, watchedSeconds }: WatchedSoFar,
  ): Promise<void> {
    if (!viewingId || !videoId || !watchedSeconds) return;
    await tx.query(
      `insert into watch_times as w (account_id, viewing_id, video_id, course_id, seconds)
       values ($1, $2, $3, $4, $5)
       on conflict (account_id, viewing_id, video_id) do update set seconds = $5 where w.seconds < $5`,
      [accountId, viewingId, videoId, courseId, watchedSeconds],
    );
  }

  /** All she ever watched. A refunded course's hours stay: she did spend them. */
  async secondsOf(accountId: string): Promise<number> {
    const row = await this.database.one<{ seconds: number }>(
      'select coalesce(sum(seconds), 0)::float8 as seconds from watch_times where account_id = $1',
      [accountId],
    );
    return row?.seconds ?? 0;
  }
}
