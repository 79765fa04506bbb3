import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import { textIn } from '../../../platform/database/translated.js';

/** A spot offered to a member of the waiting list; `timeZone`: the member's. */
interface OfferedPlace {
  offeringId: string;
  title: string;
  startsAt: Date;
  offeredUntil: Date;
  timeZone: string;
}

@Injectable()
export class OfferedPlacesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Finds the offered spot; undefined once it was taken, declined or passed on. */
  find(accountId: string, sessionId: string, language: Language): Promise<OfferedPlace | undefined> {
    return this.database.one<OfferedPlace & Record<string, unknown>>(
      `select o.id as "offeringId", ${textIn(language, 'o', 'title')} as title, s.starts_at as "startsAt", w.offered_until as "offeredUntil", m.time_zone as "timeZone"
       from coaching_waiting w join coaching_sessions s on s.id = w.session_id join coaching_offerings o on o.id = s.offering_id
       join members m on m.id = w.account_id where w.account_id = $1 and w.session_id = $2 and w.offered_until > $3`,
      [accountId, sessionId, this.clock.now()],
    );
  }
}
