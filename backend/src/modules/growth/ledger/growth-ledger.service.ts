import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { levelOf } from './levels.js';
import { type Action, ACTION_NAMES, ACTIONS } from './actions.js';
import { type Case, type Settlement, settle, type Terms } from './settlement.js';

/** Actions of a kind to settle: those about these things, those already in the ledger, or all. */
type Scope = readonly string[] | 'entered' | 'all';

interface CaseRow {
  thingId: string;
  at: Date | null;
  day: string | null;
  points: number | null;
  enteredAt: Date | null;
  endedAt: Date | null;
}

/**
 * Updates the ledger to the current actions. Reads the views of the actions under a lock of the member's row instead of
 * trusting events, which may come late, twice or out of order.
 */
@Injectable()
export class GrowthLedgerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Settles the ledger after an action was done or undone. */
  async settle(tx: Tx, accountId: string, action: Action, thingIds: readonly string[]): Promise<void> {
    if (!(await this.hold(tx, accountId))) return;
    const before = await this.levelNow(tx, accountId);
    await this.settleScope(tx, accountId, action, thingIds);
    await this.tellLevel(tx, accountId, before);
  }

  /** Returns the member's level within this transaction. */
  async levelNow(tx: Tx, accountId: string): Promise<number> {
    const growth = await tx.one<{ points: number }>(
      'select points from member_growth where account_id = $1',
      [accountId],
    );
    return levelOf(growth!.points).level;
  }

  /** Announces the level if it is higher than before. */
  async tellLevel(tx: Tx, accountId: string, before: number): Promise<void> {
    const level = await this.levelNow(tx, accountId);
    if (level > before) await this.outbox.publish(tx, 'level.reached', { accountId, level });
  }

  /** Settles the existing entries after the member got or lost a product. Adds none. */
  async settleAgain(tx: Tx, accountId: string): Promise<void> {
    if (!(await this.hold(tx, accountId))) return;
    for (const action of ACTION_NAMES) await this.settleScope(tx, accountId, action, 'entered');
  }

  /** Settles all current actions of a member, whenever they were done. */
  async catchUp(tx: Tx, accountId: string): Promise<void> {
    if (!(await this.hold(tx, accountId))) return;
    for (const action of ACTION_NAMES) await this.settleScope(tx, accountId, action, 'all');
  }

  /** Settles everyone. Can be repeated: existing entries are not written again. */
  async catchUpAll(): Promise<void> {
    const members = await this.database.query<{ id: string }>('select id from members order by id');
    for (const { id } of members) await this.database.transaction((tx) => this.catchUp(tx, id));
  }

  /** Locks the member's ledger, so that daily limits are counted correctly. False if there is no such member. */
  async hold(tx: Tx, accountId: string): Promise<boolean> {
    if (await this.lock(tx, accountId)) return true;
    await tx.query(
      'insert into member_growth (account_id) select id from members where id = $1 on conflict do nothing',
      [accountId],
    );
    return this.lock(tx, accountId);
  }

  private async lock(tx: Tx, accountId: string): Promise<boolean> {
    const rows = await tx.query('select from member_growth where account_id = $1 for update', [accountId]);
    return rows.length > 0;
  }

  private async settleScope(tx: Tx, accountId: string, action: Action, scope: Scope): Promise<void> {
    const cases = await this.cases(tx, accountId, action, scope);
    const open = cases.filter(({ standing, entry }) => Boolean(standing) !== (entry?.isEnded === false));
    if (open.length === 0) return;
    const rule = await this.terms(tx, action);
    // Nothing was done just now: an action that differs from its entry happened while its rule was off.
    const terms = scope === 'entered' ? { ...rule, isOn: false } : rule;
    await this.write(
      tx,
      accountId,
      action,
      settle(open, terms, await this.paid(tx, accountId, action, open)),
    );
  }

  private async cases(tx: Tx, accountId: string, action: Action, scope: Scope): Promise<Case[]> {
    const rows = await tx.query<CaseRow>(
      `select coalesce(s.thing_id, e.thing_id) as "thingId", s.at,
              (s.at at time zone (select time_zone from coach_calendar))::date::text as day,
              e.points, e.at as "enteredAt", e.ended_at as "endedAt"
       from (select d.thing_id, d.at from (${ACTIONS[action].standing}) d
             where d.account_id = $1 and ($3::uuid[] is null or d.thing_id = any($3))) s
       full join (select thing_id, points, at, ended_at from growth_entries
                  where account_id = $1 and action = $2 and ($3::uuid[] is null or thing_id = any($3))) e
         on e.thing_id = s.thing_id
       where $4 or e.thing_id is not null`,
      [accountId, action, typeof scope === 'string' ? null : scope, scope !== 'entered'],
    );
    return rows.map(({ thingId, at, day, points, enteredAt, endedAt }) => ({
      thingId,
      standing: at && day ? { at, day } : null,
      entry: points !== null && enteredAt ? { points, at: enteredAt, isEnded: endedAt !== null } : null,
    }));
  }

  private async terms(tx: Tx, action: Action): Promise<Terms> {
    const terms = await tx.one<Terms>(
      'select points, daily_cap as "dailyCap", is_on as "isOn" from growth_rules where action = $1',
      [action],
    );
    if (!terms) throw new Error(`there is no rule for ${action}`);
    return terms;
  }

  /** Counts the other actions with points on each day of these actions. */
  private async paid(tx: Tx, accountId: string, action: Action, cases: Case[]): Promise<Map<string, number>> {
    const rows = await tx.query<{ day: string; paid: number }>(
      `select day::text, count(*)::int as paid from growth_entries
       where account_id = $1 and action = $2 and day = any($3::date[]) and ended_at is null and points > 0
         and thing_id <> all($4::uuid[]) group by day`,
      [
        accountId,
        action,
        cases.flatMap(({ standing }) => standing?.day ?? []),
        cases.map(({ thingId }) => thingId),
      ],
    );
    return new Map(rows.map(({ day, paid }) => [day, paid]));
  }

  private async write(tx: Tx, accountId: string, action: Action, { ended, awarded }: Settlement) {
    if (ended.length > 0) {
      await tx.query(
        'update growth_entries set ended_at = $4 where account_id = $1 and action = $2 and thing_id = any($3)',
        [accountId, action, ended, this.clock.now()],
      );
    }
    if (awarded.length === 0) return;
    await tx.query(
      `insert into growth_entries (id, account_id, action, thing_id, points, at, day)
       select id, $1, $2, thing_id, points, at, day
       from unnest($3::uuid[], $4::uuid[], $5::int[], $6::timestamptz[], $7::date[]) as a(id, thing_id, points, at, day)
       on conflict (account_id, action, thing_id)
       do update set points = excluded.points, at = excluded.at, day = excluded.day, ended_at = null`,
      [
        accountId,
        action,
        awarded.map(() => newId()),
        awarded.map(({ thingId }) => thingId),
        awarded.map(({ points }) => points),
        awarded.map(({ at }) => at.toISOString()),
        awarded.map(({ day }) => day),
      ],
    );
  }
}
