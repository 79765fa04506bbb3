import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { FailedMailsService } from '../../notifications/index.js';
import { deliveryState, WITH_MAIL } from './delivery-state.sql.js';
import type { LetterProgressResponse } from './letter-progress.dto.js';

type Counts = Omit<LetterProgressResponse, 'links'>;

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
  count(*) filter (where state = 'left-out')::int as "leftOut",
  count(*) filter (where unsubscribed_at is not null)::int as unsubscribed,
  count(*) filter (where has_clicked)::int as clicked`;

/** Reads the delivery results of letters, in numbers. */
@Injectable()
export class LetterProgressQueries {
  constructor(
    private readonly database: Database,
    private readonly failed: FailedMailsService,
  ) {}

  /** Returns the results by letter id; a letter without recipients has zeros. */
  async of(letterIds: readonly string[]): Promise<Map<string, LetterProgressResponse>> {
    const [counts, links] = await Promise.all([
      this.database.query<Counts & { letterId: string }>(
        `select letter_id as "letterId", ${COUNT} from (
           select d.letter_id, d.unsubscribed_at, ${deliveryState('$2')} as state,
                  exists (select from letter_link_clicks c where c.delivery_id = d.id) as has_clicked
           from letter_deliveries d ${WITH_MAIL} where d.letter_id = any($1::uuid[])) letters
         group by letter_id`,
        [letterIds, await this.failed.ids()],
      ),
      this.database.query<LetterProgressResponse['links'][number] & { letterId: string }>(
        `select l.letter_id as "letterId", l.id, l.url, l.label, count(c.delivery_id)::int as people,
                coalesce(sum(c.count), 0)::int as clicks
         from letter_links l left join letter_link_clicks c on c.link_id = l.id
         where l.letter_id = any($1::uuid[]) group by l.id order by people desc, l.label, l.id`,
        [letterIds],
      ),
    ]);
    return new Map(
      letterIds.map((id) => {
        const { letterId: _, ...counted } = counts.find(({ letterId }) => letterId === id) ?? {
          ...NONE,
          letterId: id,
        };
        const ofIt = links.flatMap(({ letterId, ...link }) => (letterId === id ? [link] : []));
        return [id, { ...counted, links: ofIt }];
      }),
    );
  }
}
