import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { CONTENT_STATES } from '../../kernel/moderation.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { anyOf, contains, ids, isTrue } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { readPage } from '../../platform/http/read-page.js';
import { counts, times } from '../../platform/http/list-ranges.js';
import { isMinor, type Person } from '../accounts/index.js';
import type { CoachReviewResponse } from './coach-reviews.dto.js';

const FROM = `reviews r join product_facts p on p.id = r.product_id join people a on a.id = r.account_id`;

const OPEN_REPORTS = `(
  select count(*)::int from review_reports o where o.review_id = r.id and o.settled_at is null)`;

export const COACH_REVIEW_FIELDS: ListFields = {
  sort: {
    id: 'r.id',
    createdAt: 'r.created_at',
    productTitle: 'lower(p.title)',
    authorName: 'lower(a.name)',
    rating: 'r.rating',
    state: 'r.state',
    openReportCount: OPEN_REPORTS,
  },
  filter: {
    q: contains('r.text', 'a.name', 'p.title'),
    id: ids('r.id'),
    productId: ids('r.product_id'),
    productTitle: contains('p.title'),
    accountId: ids('r.account_id'),
    authorName: contains('a.name'),
    text: contains('r.text'),
    state: anyOf(
      [...CONTENT_STATES, 'reported'],
      `array[r.state, case when ${OPEN_REPORTS} > 0 then 'reported' end]`,
    ),
    isWaiting: isTrue(`(r.state = 'waiting' or ${OPEN_REPORTS} > 0)`),
    isAnswered: isTrue('(r.answer is not null)'),
    ...counts('rating', 'r.rating'),
    ...counts('openReportCount', OPEN_REPORTS),
    ...times('createdAt', 'r.created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

const SELECT = `
  select r.id, r.product_id as "productId", p.title as "productTitle", r.account_id as "accountId", a.name as "authorName",
         a.role, a.band, r.rating, r.text, r.state, r.hidden_reason as "hiddenReason", r.kept_at is not null as "isKept", r.can_be_quoted as "canBeQuoted", r.answer, r.version,
         ${OPEN_REPORTS} as "openReportCount", r.created_at as "createdAt", r.edited_at as "editedAt",
         (select coalesce(json_agg(json_build_object('reason', o.reason, 'note', o.note, 'weight', o.weight, 'createdAt', o.created_at,
                   'reporterName', (select h.name from people h where h.id = o.reporter_id)) order by o.created_at desc, o.id desc), '[]')
            from review_reports o where o.review_id = r.id and o.settled_at is null) as reports
  from ${FROM}`;

type Row = Omit<CoachReviewResponse, 'isByMinor'> & Person;

@Injectable()
export class CoachReviewsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: CoachReviewResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, COACH_REVIEW_FIELDS), {
      unit: 'reviews',
      select: SELECT,
      from: FROM,
      tie: 'r.id',
      show: (rows: Row[]) => rows.map(toResponse),
    });
  }

  async one(id: string): Promise<CoachReviewResponse> {
    return shown(await this.database.one<Row>(`${SELECT} where r.id = $1`, [id]));
  }

  /** Reads a review within this transaction. */
  async oneIn(tx: Tx, id: string): Promise<CoachReviewResponse> {
    return shown(await tx.one<Row>(`${SELECT} where r.id = $1`, [id]));
  }
}

function shown(row: Row | undefined): CoachReviewResponse {
  if (!row) throw notFound('Review');
  return toResponse(row);
}

const toResponse = ({ role, band, reports, ...row }: Row): CoachReviewResponse => ({
  ...row,
  isByMinor: isMinor({ role, band }),
  reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
});
