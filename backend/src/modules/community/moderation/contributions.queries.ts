import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { CONTENT_STATES } from '../../../kernel/moderation.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { readPage } from '../../../platform/http/read-page.js';
import { counts, times } from '../../../platform/http/list-ranges.js';
import { inWords } from '../mentions/mention-words.js';
import type { ContributionResponse } from './contributions.dto.js';
import { CONTRIBUTION_TYPES, CONTRIBUTIONS, OPEN_REPORTS } from './contributions.sql.js';

const FROM = `${CONTRIBUTIONS} join people a on a.id = c.account_id left join group_facts g on g.id = c.group_id`;

export const CONTRIBUTION_FIELDS: ListFields = {
  sort: {
    id: 'c.id',
    createdAt: 'c.created_at',
    authorName: 'lower(a.name)',
    openReportCount: OPEN_REPORTS,
    state: 'c.state',
    type: 'c.type',
    groupName: 'lower(g.name)',
  },
  filter: {
    q: contains('c.text', 'a.name'),
    id: ids('c.id'),
    accountId: ids('c.account_id'),
    authorName: contains('a.name'),
    groupName: contains('g.name'),
    text: contains('c.text'),
    state: oneOf(CONTENT_STATES, 'c.state'),
    type: oneOf(CONTRIBUTION_TYPES, 'c.type'),
    isPinned: isTrue('(c.pinned_at is not null)'),
    isWaiting: isTrue(`(c.state = 'waiting' or ${OPEN_REPORTS} > 0)`),
    unanswered: isTrue(
      `(a.role <> 'creator' and exists (select from unanswered_questions q where q.id = c.id))`,
    ),
    ...counts('openReportCount', OPEN_REPORTS),
    ...times('createdAt', 'c.created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

const SELECT = `
  select c.id, c.type, c.post_id as "postId", c.account_id as "accountId", a.name as "authorName", a.band as "authorBand",
         c.group_id as "groupId", g.name as "groupName", c.text, c.is_question as "isQuestion", c.state,
         (select json_build_object('lessonId', l.id, 'title', l.title, 'courseId', l.course_id, 'courseTitle', f.title)
            from lesson_places l join product_facts f on f.id = l.course_id where l.id = c.lesson_id) as lesson,
         c.hidden_reason as "hiddenReason", c.kept_at is not null as "isKept", c.pinned_at is not null as "isPinned",
         (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name)), '[]') from community_mentions m
            join people h on h.id = m.account_id where m.post_id = c.id or m.comment_id = c.id) as mentions,
         (select count(*)::int from community_post_images i where i.post_id = c.id)
           + (select count(*)::int from community_post_files f where f.post_id = c.id) as attached,
         ${OPEN_REPORTS} as "openReportCount", c.created_at as "createdAt",
         (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'weight', r.weight, 'createdAt', r.created_at,
                   'reporterName', (select h.name from people h where h.id = r.reporter_id)) order by r.created_at desc, r.id desc), '[]')
            from community_reports r where r.settled_at is null and (r.post_id = c.id or r.comment_id = c.id)) as reports
  from ${FROM}`;

type Row = ContributionResponse & {
  /** Mentioned people, with full names, because the coach reads them. */
  mentions: { id: string; name: string }[];
};

/** Reads posts and comments for moderation. */
@Injectable()
export class ContributionsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: ContributionResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, CONTRIBUTION_FIELDS), {
      unit: 'community',
      select: SELECT,
      from: FROM,
      tie: 'c.id',
      show: (rows: Row[]) => rows.map(toResponse),
    });
  }

  async one(id: string): Promise<ContributionResponse> {
    const row = await this.database.one<Row>(`${SELECT} where c.id = $1`, [id]);
    if (!row) throw notFound('Post');
    return toResponse(row);
  }
}

const toResponse = ({ reports, mentions, ...row }: Row): ContributionResponse => ({
  ...row,
  text: inWords(row.text, mentions),
  reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
});
