import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { mailingKindOf, type MailingPurpose } from '../../notifications/index.js';
import type { LeftOutReason } from '../mailing-terms.js';
import type { Segment } from '../segment.js';
import type { AudienceResponse } from './audience.dto.js';
import { inSegment, readerOf, whyLeftOut } from './reader.sql.js';

/** Max members listed by name among those left out. */
const NAMED = 20;

/** Current recipients of a mailing: the members of a segment, and the ones it leaves out, with the reasons. */
@Injectable()
export class AudienceQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(segment: Segment, purpose: MailingPurpose): Promise<AudienceResponse> {
    const { sql, value } = inSegment(segment, this.clock.now(), '$2');
    const rows = await this.database.query<{
      reason: LeftOutReason | null;
      count: number;
      people: { id: string; name: string }[];
    }>(
      `select why as reason, count(*)::int as count,
              to_json((array_agg(json_build_object('id', id, 'name', name) order by lower(name), id))[1:${NAMED}]) as people
       from (select m.id, m.name, ${whyLeftOut('$1::text')} as why
             from members m ${readerOf('m.id', '$1::text')} where ${sql}) chosen
       group by why order by count(*) desc, why`,
      [mailingKindOf(purpose), value],
    );
    return {
      count: rows.find(({ reason }) => reason === null)?.count ?? 0,
      leftOut: rows.flatMap(({ reason, ...group }) => (reason === null ? [] : [{ reason, ...group }])),
    };
  }

  /**
   * Creates one delivery for each member of a segment who gets the mailing. Returns their number, and who was left out
   * and why.
   */
  async address(
    tx: Tx,
    mailingId: string,
    segment: Segment,
    purpose: MailingPurpose,
  ): Promise<{ count: number; leftOut: Record<string, number> }> {
    const now = this.clock.now();
    const { sql, value } = inSegment(segment, now, '$2');
    const people = await tx.query<{ id: string; why: LeftOutReason | null }>(
      `select m.id, ${whyLeftOut('$1::text')} as why from members m ${readerOf('m.id', '$1::text')} where ${sql} order by m.id`,
      [mailingKindOf(purpose), value],
    );
    const readers = people.filter(({ why }) => why === null);
    await tx.query(
      `insert into mailing_deliveries (id, mailing_id, account_id, created_at)
       select new.id, $1, new.account_id, $4 from unnest($2::uuid[], $3::uuid[]) as new (id, account_id)
       on conflict do nothing`,
      [mailingId, readers.map(() => newId()), readers.map(({ id }) => id), now],
    );
    const leftOut: Record<string, number> = {};
    for (const { why } of people) if (why !== null) leftOut[why] = (leftOut[why] ?? 0) + 1;
    return { count: readers.length, leftOut };
  }
}
