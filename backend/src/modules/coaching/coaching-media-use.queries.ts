import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../media/index.js';

/** Files that the coach gave to the participants of a session, by the session's day in the business's time zone. */
@Injectable()
@TellsMediaUse()
export class CoachingMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select 'session' as place, s.id, o.title || ', ' || to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as title
       from coaching_session_files f join coaching_sessions s on s.id = f.session_id
       join coaching_offerings o on o.id = s.offering_id cross join coach_calendar c
       where f.asset_id = $1 order by s.starts_at, s.id`,
      [assetId],
    );
  }
}
