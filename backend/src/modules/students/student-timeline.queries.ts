import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list-response.js';
import type { PageQuery } from '../../platform/http/page-query.js';
import { FailedMailsService } from '../notifications/index.js';
import type { TimelineEntryResponse } from './student-timeline.dto.js';

/** Everything between a member and the coach, with each kind read from its module's view. */
const EVERYTHING = `
  select id, 'joined' as kind, joined_at as at, null as title, null::uuid as product_id, null::uuid as order_id,
         null as action, null as by, '{}'::text[] as fields, null as reason, null as mail, null as mail_state, null::uuid as mailing_delivery_id
  from members where id = $1
  union all
  select order_version_id, 'paid', paid_at, string_agg(title, ', ' order by position), null, order_id, null, null, '{}', null, null, null, null
  from payment_lines where account_id = $1 group by order_version_id, order_id, paid_at
  union all
  select r.refund_id, 'refunded', r.refunded_at, string_agg(l.title, ', ' order by l.position), null, l.order_id, null, null, '{}', null, null, null, null
  from refunded_lines r join payment_lines l on l.id = r.order_line_id
  where r.account_id = $1 and r.refunded_at is not null group by r.refund_id, r.refunded_at, l.order_id
  union all
  select id, 'disputed', opened_at, order_number, null, order_id, null, null, '{}', null, null, null, null
  from disputed_orders where account_id = $1
  union all
  select id, 'dispute_' || stage, closed_at, order_number, null, order_id, null, null, '{}', null, null, null, null
  from disputed_orders where account_id = $1 and closed_at is not null
  union all
  select e.id, 'received', e.started_at, p.title, e.product_id, null, null, null, '{}', null, null, null, null
  from begun_enrollments e join product_facts p on p.id = e.product_id
  where e.account_id = $1 and e.source <> 'purchase'
  union all
  select c.subject_id, 'lesson_completed', c.completed_at, l.title, c.course_id, null, null, null, '{}', null, null, null, null
  from completion_facts c join lesson_places l on l.id = c.subject_id where c.account_id = $1 and c.kind = 'lesson'
  union all
  select c.subject_id, 'course_completed', c.completed_at, p.title, c.course_id, null, null, null, '{}', null, null, null, null
  from completion_facts c join product_facts p on p.id = c.course_id where c.account_id = $1 and c.kind = 'course'
  union all
  select j.id, done.kind, done.at, l.title, j.course_id, null, null, null, '{}', null, null, null, null
  from journal_exchanges j
  cross join lateral (values ('journal_shared', j.shared_at), ('journal_replied', j.replied_at)) as done(kind, at)
  left join lesson_places l on l.id = j.lesson_id
  where j.account_id = $1 and done.at is not null
  union all
  select r.id, 'reviewed', r.created_at, p.title, r.product_id, null, null, null, '{}', null, null, null, null
  from written_reviews r join product_facts p on p.id = r.product_id where r.account_id = $1
  union all
  select a.id, 'audit', a.at, p.title, p.id, null, a.action, n.name, a.fields, a.reason, null, null, null
  from audit_facts a left join account_names n on n.id = a.actor_id
  left join product_facts p on p.id = a.subject_id and a.subject_type = 'product'
  where a.member_id = $1
  union all
  select m.id, 'mailed', coalesce(m.settled_at, m.created_at), m.subject, null, null, null, null, '{}', null, m.kind, m.status,
         case when m.kind in ('marketing_mailing', 'service_mailing') then m.thing end
  from sent_mails m where m.account_id = $1`;

type Row = Omit<TimelineEntryResponse, 'canSendAgain'>;

/** A student's timeline, newest first, in pages that continue after the previous one. */
@Injectable()
export class StudentTimelineQueries {
  constructor(
    private readonly database: Database,
    private readonly failedMails: FailedMailsService,
  ) {}

  async page(studentId: string, { after, limit }: PageQuery): Promise<Page<TimelineEntryResponse>> {
    const [at = null, kind = null, id = null] = valuesOf(after);
    const rows = await this.database.query<Row>(
      `select id, kind, at, title, product_id as "productId", order_id as "orderId", action, by, fields, reason,
              mail, mail_state as "mailState", mailing_delivery_id as "mailingDeliveryId"
       from (${EVERYTHING}) everything
       where $2::timestamptz is null or (at, kind, id) < ($2::timestamptz, $3::text, $4::uuid)
       order by at desc, kind desc, id desc limit $5::int + 1`,
      [studentId, at, kind, id, limit],
    );
    const { items, next } = pageOf(rows, limit, (last) => cursorOf(last.at, last.kind, last.id));
    const failed = await this.failedAmong(items);
    const entries = items.map(
      (row): TimelineEntryResponse => ({
        ...row,
        mailState: row.mailState === 'queued' && failed.has(row.id) ? 'failed' : row.mailState,
        canSendAgain: failed.get(row.id) ?? null,
      }),
    );
    return { items: entries, next };
  }

  /** Returns the emails among these rows that need the coach, and if each can be sent again. */
  private failedAmong(rows: readonly Row[]): Promise<Map<string, boolean>> {
    const open = rows.filter(({ mailState }) => mailState === 'queued' || mailState === 'bounced');
    return open.length > 0
      ? this.failedMails.canSendAgain(open.map(({ id }) => id))
      : Promise.resolve(new Map());
  }
}
