import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { FailedMailsService } from '../../notifications/index.js';
import type { DeliveryResponse } from './deliveries.dto.js';
import { DELIVERY_STATES, deliveryState, WITH_MAIL } from './delivery-state.sql.js';

export const DELIVERY_FIELDS: ListFields = {
  sort: {
    studentName: 'lower(a.student_name)',
    state: 'a.state',
    sentAt: 'a.sent_at',
    followed: 'cardinality(a.followed)',
    unsubscribedAt: 'a.unsubscribed_at',
    id: 'a.id',
  },
  filter: {
    q: contains('a.student_name'),
    studentName: contains('a.student_name'),
    state: oneOf(DELIVERY_STATES, 'a.state'),
    hasFollowed: isTrue('(cardinality(a.followed) > 0)'),
    hasUnsubscribed: isTrue('(a.unsubscribed_at is not null)'),
    mailingId: ids('a.mailing_id'),
    broadcastId: ids('a.broadcast_id'),
    sequenceId: ids('a.sequence_id'),
    linkId: {
      ...ids(''),
      sql: (parameter) =>
        `exists (select from mailing_link_clicks k where k.delivery_id = a.id and k.link_id = any(${parameter}::uuid[]))`,
    },
    id: ids('a.id'),
  },
  default: { sort: 'studentName', order: 'ASC' },
};

/** All mailings to all recipients; `failed` is the list of ids of failed emails. */
const deliveries = (failed: string): string => `
  select d.id, d.mailing_id, b.id as broadcast_id, q.sequence_id, d.account_id, n.name as student_name,
         ${deliveryState(failed)} as state, d.reason, case when m.status = 'sent' then m.settled_at end as sent_at,
         d.unsubscribed_at,
         array(select l.label from mailing_link_clicks c join mailing_links l on l.id = c.link_id
               where c.delivery_id = d.id order by c.first_at) as followed
  from mailing_deliveries d join account_names n on n.id = d.account_id ${WITH_MAIL}
  left join broadcasts b on b.mailing_id = d.mailing_id left join sequence_steps q on q.mailing_id = d.mailing_id`;

const COLUMNS = `a.id, a.mailing_id as "mailingId", a.broadcast_id as "broadcastId", a.sequence_id as "sequenceId",
  a.account_id as "studentId", a.student_name as "studentName", a.state, a.reason, a.sent_at as "sentAt", a.followed,
  a.unsubscribed_at as "unsubscribedAt"`;

/** Lists the recipients of mailings with their delivery state. */
@Injectable()
export class DeliveriesQueries {
  constructor(
    private readonly database: Database,
    private readonly failed: FailedMailsService,
  ) {}

  async list(params: ListParams): Promise<{ items: DeliveryResponse[]; contentRange: string }> {
    const query = readListQuery(params, DELIVERY_FIELDS);
    const parameters = [...query.parameters, await this.failed.ids()];
    const from = `(${deliveries(`$${parameters.length}`)}) a`;
    return readPage(this.database, query, {
      unit: 'mailing-deliveries',
      select: `select ${COLUMNS} from ${from}`,
      from,
      tie: 'a.id',
      parameters,
      show: (rows: DeliveryResponse[]) => rows,
    });
  }

  async one(id: string): Promise<DeliveryResponse> {
    const row = await this.database.one<DeliveryResponse>(
      `select ${COLUMNS} from (${deliveries('$2')}) a where a.id = $1`,
      [id, await this.failed.ids()],
    );
    if (!row) throw notFound('Email');
    return row;
  }
}
