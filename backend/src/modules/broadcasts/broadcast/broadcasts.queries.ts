import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { times } from '../../../platform/http/list-ranges.js';
import { MAILING_PURPOSES } from '../../notifications/index.js';
import { BROADCAST_STATUSES } from '../broadcast.entity.js';
import { MailingProgressQueries } from '../mailings/mailing-progress.queries.js';
import type { BroadcastResponse } from './broadcasts.dto.js';

/** Start, planned or actual; before that is known, the creation time. */
const WHEN = 'coalesce(b.started_at, b.send_at, b.created_at)';

export const BROADCAST_FIELDS: ListFields = {
  sort: {
    subject: 'lower(l.subject)',
    status: 'b.status',
    purpose: 'b.purpose',
    sendAt: WHEN,
    createdAt: 'b.created_at',
    id: 'b.id',
  },
  filter: {
    q: contains('l.subject', 'l.text'),
    subject: contains('l.subject'),
    status: oneOf(BROADCAST_STATUSES, 'b.status'),
    purpose: oneOf(MAILING_PURPOSES, 'b.purpose'),
    id: ids('b.id'),
    ...times('sendAt', WHEN),
    ...times('createdAt', 'b.created_at'),
  },
  default: { sort: 'sendAt', order: 'DESC' },
};

type Row = Omit<BroadcastResponse, 'progress'> & { mailingId: string };

const ROW = `
  select b.id, b.mailing_id as "mailingId", l.subject, l.text, l.html, l.translations, b.purpose, b.segment, b.status, b.send_at as "sendAt",
         b.started_at as "startedAt", b.finished_at as "finishedAt", b.created_at as "createdAt", b.version,
         (select coalesce(sum(value::int), 0)::int from jsonb_each_text(b.left_out)) as "leftOutAtStart"
  from broadcasts b join mailings l on l.id = b.mailing_id`;

/** Reads the coach's broadcasts and their progress. */
@Injectable()
export class BroadcastsQueries {
  constructor(
    private readonly database: Database,
    private readonly progress: MailingProgressQueries,
  ) {}

  async list(params: ListParams): Promise<{ items: BroadcastResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, BROADCAST_FIELDS), {
      unit: 'broadcasts',
      select: ROW,
      from: 'broadcasts b join mailings l on l.id = b.mailing_id',
      tie: 'b.id',
      show: (rows: Row[]) => this.told(rows),
    });
  }

  async one(id: string): Promise<BroadcastResponse> {
    const row = await this.database.one<Row>(`${ROW} where b.id = $1`, [id]);
    if (!row) throw notFound('Broadcast');
    return (await this.told([row]))[0]!;
  }

  private async told(rows: readonly Row[]): Promise<BroadcastResponse[]> {
    const progress = await this.progress.of(rows.map(({ mailingId }) => mailingId));
    return rows.map(({ mailingId, ...row }) => ({ ...row, progress: progress.get(mailingId)! }));
  }
}
