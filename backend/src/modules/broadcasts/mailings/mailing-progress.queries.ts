import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { FailedMailsService } from '../../notifications/index.js';
import { deliveryState, WITH_MAIL } from './delivery-state.sql.js';
import type { MailingProgressResponse } from './mailing-progress.dto.js';

type Counts = Omit<MailingProgressResponse, 'links'>;

const NONE: Counts = {
  total: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  failed: 0,
  leftOut: 0,
  unsubscribed: 0,
  clicked: 0,
};

const COUNT = `count(*)::int as total,
  count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'queued')::int as queued,
  count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
  count(*) filter (where state = 'left_out')::int as "leftOut",
  count(*) filter (where unsubscribed_at is not null)::int as unsubscribed,
  count(*) filter (where has_clicked)::int as clicked`;

/** Reads the delivery results of mailings, in numbers. */
@Injectable()
export class MailingProgressQueries {
  constructor(
    private readonly database: Database,
    private readonly failed: FailedMailsService,
  ) {}

  /** Returns the results by mailing id; a mailing without recipients has zeros. */
  async of(mailingIds: readonly string[]): Promise<Map<string, MailingProgressResponse>> {
    const [counts, links] = await Promise.all([
      this.database.query<Counts & { mailingId: string }>(
        `select mailing_id as "mailingId", ${COUNT} from (
           select d.mailing_id, d.unsubscribed_at, ${deliveryState('$2')} as state,
                  exists (select from mailing_link_clicks c where c.delivery_id = d.id) as has_clicked
           from mailing_deliveries d ${WITH_MAIL} where d.mailing_id = any($1::uuid[])) mailings
         group by mailing_id`,
        [mailingIds, await this.failed.ids()],
      ),
      this.database.query<MailingProgressResponse['links'][number] & { mailingId: string }>(
        `select l.mailing_id as "mailingId", l.id, l.url, l.label, count(c.delivery_id)::int as people,
                coalesce(sum(c.count), 0)::int as clicks
         from mailing_links l left join mailing_link_clicks c on c.link_id = l.id
         where l.mailing_id = any($1::uuid[]) group by l.id order by people desc, l.label, l.id`,
        [mailingIds],
      ),
    ]);
    return new Map(
      mailingIds.map((id) => {
        const { mailingId: _, ...counted } = counts.find(({ mailingId }) => mailingId === id) ?? {
          ...NONE,
          mailingId: id,
        };
        const ofIt = links.flatMap(({ mailingId, ...link }) => (mailingId === id ? [link] : []));
        return [id, { ...counted, links: ofIt }];
      }),
    );
  }
}
