import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ACTION_NAMES, ACTIONS } from './actions.js';
import type { GrowthEntriesResponse, GrowthEntryResponse } from './entries.dto.js';

const PAGE = 25;

/** Title of an entry's thing, by its action. */
const TITLE = ACTION_NAMES.map((action) => `when '${action}' then (${ACTIONS[action].title})`).join(' ');

/** A member's ledger, newest first, in pages that continue after the previous one. */
@Injectable()
export class EntriesQueries {
  constructor(private readonly database: Database) {}

  async page(accountId: string, before?: string): Promise<GrowthEntriesResponse> {
    const [at = null, id = null] = before?.split('~') ?? [];
    const rows = await this.database.query<GrowthEntryResponse>(
      `select e.id, e.action, case e.action ${TITLE} end as title, e.points, e.at, e.ended_at as "endedAt"
       from growth_entries e
       where e.account_id = $1 and ($2::timestamptz is null or (e.at, e.id) < ($2, $3::uuid))
       order by e.at desc, e.id desc limit ${PAGE + 1}`,
      [accountId, at, id],
    );
    const entries = rows.slice(0, PAGE);
    const last = entries.at(-1);
    return { entries, next: last && rows.length > PAGE ? `${last.at.toISOString()}~${last.id}` : null };
  }
}
