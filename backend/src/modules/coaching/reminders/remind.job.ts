import { Injectable } from '@nestjs/common';
import { Clock, later, minutes, seconds } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { dueAt, MARKS, markAt, type Timed } from './marks.js';
import { RemindersService } from './reminders.service.js';

/** Max people reminded in one transaction. */
const BATCH = 200;

interface Row extends Timed {
  bookingId: string;
  accountId: string | null;
}

/**
 * Reminds participants of upcoming sessions. The reminder's row and the queued email share one transaction, and the row
 * is unique, so each reminder is sent once, however many servers run this.
 */
@Injectable()
export class RemindJob {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersService,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(1), 'coaching.remind')
  async run(): Promise<void> {
    for (const mark of MARKS) await this.remindOf(mark);
  }

  private async remindOf(mark: number): Promise<void> {
    for (let after = ''; ; ) {
      const rows = await this.database.transaction((tx) => this.batch(tx, mark, after));
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.bookingId;
    }
  }

  private async batch(tx: Tx, mark: number, after: string): Promise<Row[]> {
    const now = this.clock.now();
    const rows = await tx.query<Row>(
      `select b.id as "bookingId", b.account_id as "accountId", s.starts_at as "startsAt",
              greatest(b.confirmed_at, s.moved_at) as "knownSince"
       from coaching_sessions s join coaching_bookings b on b.session_id = s.id
       where s.state = 'confirmed' and b.state = 'confirmed' and s.starts_at > $1 and s.starts_at <= $2
         and b.id::text > $3 and not exists (select from coaching_reminders r
           where r.booking_id = b.id and r.starts_at = s.starts_at and r.lead_seconds = $4)
         and not exists (select from absent_minors a where a.id = b.account_id and a.is_closed)
       order by b.id::text limit ${BATCH} for update of b`,
      [now, later(now, seconds(mark)), after, mark],
    );
    for (const row of rows)
      if (markAt(row.startsAt, now) === mark && dueAt(row, mark))
        await this.reminders.make(tx, { ...row, leadSeconds: mark });
    return rows;
  }
}
