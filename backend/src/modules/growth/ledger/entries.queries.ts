import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import { ACTION_NAMES, ACTIONS } from './actions.js';
import type { GrowthEntryResponse } from './entries.dto.js';

/** Title of an entry's thing, by its action. */
const TITLE = ACTION_NAMES.map((action) => `when '${action}' then (${ACTIONS[action].title})`).join(' ');

/** A member's ledger, newest first, in pages that continue after the previous one. */
@Injectable()
export class EntriesQueries {
  constructor(private readonly database: Database) {}

  async page(accountId: string, { after, limit }: PageQuery): Promise<Page<GrowthEntryResponse>> {
    const [at = null, id = null] = valuesOf(after);
    const rows = await this.database.query<GrowthEntryResponse>(
      `select e.id, e.action, case e.action ${TITLE} end as title, e.points, e.at, e.ended_at as "endedAt"
       from growth_entries e
       where e.account_id = $1 and ($2::timestamptz is null or (e.at, e.id) < ($2, $3::uuid))
       order by e.at desc, e.id desc limit $4::int + 1`,
      [accountId, at, id, limit],
    );
    return pageOf(rows, limit, (last) => cursorOf(last.at, last.id));
  }
}
