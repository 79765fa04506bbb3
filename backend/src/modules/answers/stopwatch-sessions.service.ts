import { Injectable } from '@nestjs/common';
import { Clock, days, later, minutes } from '../../kernel/clock.js';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import type { PutStopwatchSessionRequest, StopwatchSessionResponse } from './answers.dto.js';

/** Max time a phone's clock may be ahead of the server's. */
const CLOCK_DIFFERENCE = minutes(5);
/** Max time a phone may be offline before it sends its sessions. */
const OLDEST = days(366);

@Injectable()
export class StopwatchSessionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
  ) {}

  /** Saves a running session repeatedly: its start stays and its seconds only grow, so a late save changes nothing. */
  async put(
    me: SignedIn,
    widgetId: string,
    id: string,
    { startedAt, seconds }: PutStopwatchSessionRequest,
  ): Promise<StopwatchSessionResponse> {
    await this.access.to(me, widgetId, 'stopwatch');
    const started = this.readStart(startedAt);
    const row = await this.database.transaction((tx) =>
      tx.one<StopwatchSessionResponse>(
        `insert into stopwatch_sessions as s (id, account_id, widget_id, started_at, seconds)
         values ($1, $2, $3, $4, $5)
         on conflict (id) do update set seconds = greatest(s.seconds, excluded.seconds)
           where s.account_id = $2 and s.widget_id = $3
         returning id, started_at as "startedAt", seconds`,
        [id, me.accountId, widgetId, started, seconds],
      ),
    );
    if (!row) throw notFound('Stopwatch session');
    return row;
  }

  /** Removes a session, also while the lesson is closed to the member. */
  async remove(me: SignedIn, widgetId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await tx.changed(
        'delete from stopwatch_sessions where id = $1 and account_id = $2 and widget_id = $3',
        [id, me.accountId, widgetId],
      );
      if (removed === 0) throw notFound('Stopwatch session');
    });
  }

  private readStart(startedAt: string): Date {
    const started = new Date(startedAt);
    const now = this.clock.now();
    if (started > later(now, CLOCK_DIFFERENCE) || started < later(now, -OLDEST)) {
      throw unprocessable('bad_start', 'A stopwatch session must start within the past year', {
        startedAt: 'must be within the past year',
      });
    }
    return started > now ? now : started;
  }
}
