import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';

export interface EndingSessions {
  title: string;
  /** Number of sessions that end: unbooked and upcoming ones. Completed sessions stay. */
  count: number;
  /** Start times of the booked sessions in ISO 8601; these sessions are canceled. */
  booked: string[];
}

type Row = Omit<EndingSessions, 'booked'> & { booked: Date[] };

/** Finds the sessions that lines of an order included, and those that end with a refund (product rule 4.25). */
@Injectable()
export class EndingSessionsQueries {
  constructor(private readonly clock: Clock) {}

  /** Returns the sessions of these products, as sold in this order, without those that an earlier refund ended. */
  async of(
    tx: Tx,
    { orderId, productIds }: { orderId: string; productIds: readonly string[] },
  ): Promise<EndingSessions[]> {
    if (productIds.length === 0) return [];
    const sql = `
      with mine as (
        select c.id, c.title, c.sessions_left from session_credits c where c.source_id = $1 and c.sold_as = any($2::uuid[])),
      coming as (
        select m.title, s.starts_at from mine m
        join booked_sessions s on s.credit_id = m.id and s.state = 'confirmed' and s.starts_at > $3)
      select m.title, (sum(m.sessions_left) + (select count(*) from coming c where c.title = m.title))::int as count,
             array(select c.starts_at from coming c where c.title = m.title order by c.starts_at) as booked
      from mine m group by m.title order by m.title`;
    const rows = await tx.query<Row>(sql, [orderId, productIds, this.clock.now()]);
    return rows
      .filter(({ count }) => count > 0)
      .map(({ booked, ...ending }) => ({ ...ending, booked: booked.map((moment) => moment.toISOString()) }));
  }
}
