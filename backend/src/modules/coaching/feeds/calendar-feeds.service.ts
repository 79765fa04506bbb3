import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { hashOfSecret, newSecret } from '../../../kernel/ids.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { CalendarFeedResponse } from './calendar-feeds.dto.js';

/** Manages the private address of a person's calendar. */
@Injectable()
export class CalendarFeedsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly url: SiteUrl,
  ) {}

  async find(accountId: string): Promise<CalendarFeedResponse> {
    const feed = await this.database.one<{ since: Date }>(
      'select created_at as since from calendar_feeds where account_id = $1',
      [accountId],
    );
    return { since: feed?.since ?? null };
  }

  /** Creates an address, which is shown once; the previous one stops working. */
  async renew(accountId: string, isOfCoach: boolean): Promise<string> {
    const token = newSecret();
    await this.database.transaction((tx) =>
      tx.upsert(
        CalendarFeed,
        { accountId, tokenHash: hashOfSecret(token), isOfCoach, createdAt: this.clock.now() },
        ['accountId'],
      ),
    );
    return this.url.of(`/api/calendar-feeds/${token}`);
  }

  /** Ends the address; does nothing if there is none. */
  async end(accountId: string): Promise<void> {
    await this.database.query('delete from calendar_feeds where account_id = $1', [accountId]);
  }
}
