import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { counts } from '../../../platform/http/list-ranges.js';
import { MAILING_PURPOSES } from '../../notifications/index.js';
import { MailingProgressQueries } from '../mailings/mailing-progress.queries.js';
import { SEQUENCE_TRIGGERS } from '../sequence-triggers.js';
import type { SequenceResponse, SequenceStepResponse } from './sequences.dto.js';

const ACTIVE =
  '(select count(*)::int from sequence_entries e where e.sequence_id = q.id and e.ended_at is null)';
const ENDED =
  '(select count(*)::int from sequence_entries e where e.sequence_id = q.id and e.ended_at is not null)';

export const SEQUENCE_FIELDS: ListFields = {
  sort: {
    name: 'lower(q.name)',
    trigger: 'q.trigger',
    purpose: 'q.purpose',
    isOn: 'q.is_on',
    active: ACTIVE,
    createdAt: 'q.created_at',
    id: 'q.id',
  },
  filter: {
    q: contains('q.name'),
    name: contains('q.name'),
    trigger: oneOf(SEQUENCE_TRIGGERS, 'q.trigger'),
    purpose: oneOf(MAILING_PURPOSES, 'q.purpose'),
    isOn: isTrue('q.is_on'),
    productId: ids('q.product_id'),
    id: ids('q.id'),
    ...counts('active', ACTIVE),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

type Row = Omit<SequenceResponse, 'steps'> & { steps: Omit<SequenceStepResponse, 'progress'>[] };

const ROW = `
  select q.id, q.name, q.purpose, q.trigger, q.product_id as "productId", q.goal_product_id as "goalProductId",
         q.quiet_days as "quietDays", q.is_on as "isOn", q.turned_on_at as "turnedOnAt", q.created_at as "createdAt", q.version,
         ${ACTIVE} as active, ${ENDED} as ended,
         (select coalesce(json_agg(json_build_object('id', s.id, 'mailingId', s.mailing_id, 'delayDays', s.delay_days,
                                                     'subject', l.subject, 'text', l.text, 'html', l.html, 'translations', l.translations) order by s.position), '[]')
          from sequence_steps s join mailings l on l.id = s.mailing_id
          where s.sequence_id = q.id and s.removed_at is null) as steps
  from sequences q`;

/** Reads the coach's sequences: their mailings with results, and the number of members in each. */
@Injectable()
export class SequencesQueries {
  constructor(
    private readonly database: Database,
    private readonly progress: MailingProgressQueries,
  ) {}

  async list(params: ListParams): Promise<{ items: SequenceResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, SEQUENCE_FIELDS), {
      unit: 'sequences',
      select: ROW,
      from: 'sequences q',
      tie: 'q.id',
      show: (rows: Row[]) => this.told(rows),
    });
  }

  async one(id: string): Promise<SequenceResponse> {
    const row = await this.database.one<Row>(`${ROW} where q.id = $1`, [id]);
    if (!row) throw notFound('Sequence');
    return (await this.told([row]))[0]!;
  }

  private async told(rows: readonly Row[]): Promise<SequenceResponse[]> {
    const progress = await this.progress.of(
      rows.flatMap(({ steps }) => steps.map(({ mailingId }) => mailingId)),
    );
    return rows.map(({ steps, ...row }) => ({
      ...row,
      steps: steps.map((step) => ({ ...step, progress: progress.get(step.mailingId)! })),
    }));
  }
}
