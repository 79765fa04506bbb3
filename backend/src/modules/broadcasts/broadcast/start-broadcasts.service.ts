import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AudienceQueries } from '../audience/audience.queries.js';
import type { Broadcast } from '../broadcast.entity.js';

/** Starts broadcasts that are due, and ends those that have been sent to everyone. */
@Injectable()
export class StartBroadcastsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audience: AudienceQueries,
  ) {}

  /** Starts each due broadcast in its own transaction, and skips one that another worker is starting. */
  async startDue(): Promise<void> {
    const due = await this.database.query<{ id: string }>(
      `select id from broadcasts where status = 'scheduled' and send_at <= $1 order by send_at, id`,
      [this.clock.now()],
    );
    for (const { id } of due)
      await this.database.transaction(async (tx) => {
        const mine = await tx.one<unknown>(
          `select 1 from broadcasts where id = $1 and status = 'scheduled' for update skip locked`,
          [id],
        );
        if (mine) await this.start(tx, id);
      });
  }

  /** Assigns the recipients from the current segment, in the caller's transaction, which holds the lock. */
  async start(tx: Tx, id: string): Promise<void> {
    const row = await tx.one<Pick<Broadcast, 'mailingId' | 'segment' | 'purpose'>>(
      'select mailing_id as "mailingId", segment, purpose from broadcasts where id = $1',
      [id],
    );
    const { leftOut } = await this.audience.address(tx, row!.mailingId, row!.segment, row!.purpose);
    await tx.query(`update broadcasts set status = 'sending', started_at = $2, left_out = $3 where id = $1`, [
      id,
      this.clock.now(),
      JSON.stringify(leftOut),
    ]);
  }

  /** Ends broadcasts without remaining recipients. */
  async finish(): Promise<void> {
    await this.database.query(
      `update broadcasts b set status = 'sent', finished_at = $1 where b.status = 'sending' and not exists (
         select from mailing_deliveries d where d.mailing_id = b.mailing_id and d.status = 'waiting')`,
      [this.clock.now()],
    );
  }
}
