import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every, type JobHandler } from '../../../platform/jobs/handlers.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { dueAt, MARKS, markAt, type Timed } from './marks.js';

/** At most so many people are reminded in one transaction. */
const BATCH = 200;

interface Row extends Timed {
  id: string;
  accountId: string | null;
}

/**
 * Reminds whoever has booked a session that is near. The row of a reminder and the mail's place in the queue are one transaction,
 * and the row is unique: however many servers run this, and whichever of them dies, each mark is told once.
 */
@Injectable()
@Every(minutes(1), 'coaching.remind')
export class RemindJob implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const mark of MARKS) await this.remindOf(mark);
  }

  private async remindOf(mark: number): Promise<void> {
    for (let after = ''; ; ) {
      const rows = await this.database.transaction((tx) => this.batch(tx, mark, after));
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.id;
    }
  }

  private async batch(tx: Tx, mark: number, after: string): Promise<Row[]> {
    const now = this.clock.now();
    const rows = await tx.query<Row[]>(
      `select b.id, b.account_id as "accountId", s.starts_at as "startsAt",
              greatest(b.confirmed_at, s.moved_at) as "knownSince"
       from coaching_sessions s join coaching_bookings b on b.session_id = s.id
       where s.state = 'confirmed' and b.state = 'confirmed' and s.starts_at > $1 and s.starts_at <= $2
         and b.id::text > $3 and not exists (select from coaching_reminders r
           where r.booking_id = b.id and r.starts_at = s.starts_at and r.minutes_before = $4)
       order by b.id::text limit ${BATCH} for update of b`,
      [now, later(now, minutes(mark)), after, mark],
    );
    for (const row of rows)
      if (markAt(row.startsAt, now) === mark && dueAt(row, mark)) await this.remind(tx, row, mark, now);
    return rows;
  }

  private async remind(tx: Tx, { id, accountId, startsAt }: Row, mark: number, now: Date): Promise<void> {
    const reminderId = newId();
    const [made] = await tx.query<unknown[]>(
      `insert into coaching_reminders (id, booking_id, starts_at, minutes_before, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
      [reminderId, id, startsAt, mark, now],
    );
    if (!made) return;
    const about = { bookingId: id, accountId, reminderId, startsAt: startsAt.toISOString() };
    await this.outbox.publish(tx, 'call.near', about);
  }
}
