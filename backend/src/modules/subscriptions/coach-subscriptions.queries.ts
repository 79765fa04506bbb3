import { Injectable } from '@nestjs/common';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { contains, ids, isTrue, oneOf } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { isDay } from '../../platform/http/list-ranges.js';
import { readPage } from '../../platform/http/read-page.js';
import type { members } from '../accounts/index.js';
import type { CoachSubscriptionResponse } from './coach-subscriptions.dto.js';
import { SHOWN_STATE } from './subscription.sql.js';
import { SHOWN_STATES, type SubscriptionMovement } from './subscription-states.js';

const DAYS = /^(2[01]\d\d-\d\d-\d\d)\/(2[01]\d\d-\d\d-\d\d)$/;

/** Filter for subscriptions with a movement of this kind in some days. */
const moved = (kind: SubscriptionMovement): ListFields['filter'][string] => ({
  takes: 'the first and the last day in the business’s time zone, such as `"2027-03-01/2027-03-31"`',
  example: '2027-03-01/2027-03-31',
  value: (raw) => {
    const days = typeof raw === 'string' ? DAYS.exec(raw)?.slice(1) : undefined;
    return days?.every(isDay) ? days : undefined;
  },
  sql: (parameter) => {
    const midnight = (day: string) =>
      `(${day})::timestamp at time zone (select time_zone from coach_calendar)`;
    return `s.id in (
      select subscription_id from subscription_movements
      where kind = '${kind}' and at >= ${midnight(`(${parameter}::text[])[1]::date`)}
        and at < ${midnight(`(${parameter}::text[])[2]::date + 1`)})`;
  },
});

export const COACH_SUBSCRIPTION_FIELDS: ListFields = {
  sort: {
    startedAt: { columns: ['s.started_at'], missing: 'never' },
    nextPaymentAt: 's.next_payment_at',
    total: { columns: ['s.amount_cents'], missing: 'never' },
    id: { columns: ['s.id'], missing: 'never' },
  },
  filter: {
    q: contains('m.name', 'm.email'),
    state: oneOf(SHOWN_STATES, `(${SHOWN_STATE})`),
    productId: ids('s.product_id'),
    studentId: ids('s.account_id'),
    isInInstalments: isTrue('(s.instalments is not null)'),
    started: moved('started'),
    ended: moved('ended'),
    failed: moved('failed'),
    recovered: moved('recovered'),
    upgraded: moved('upgraded'),
    downgraded: moved('downgraded'),
    id: ids('s.id'),
  },
  default: { sort: 'startedAt', order: 'DESC' },
};

const FROM = `subscriptions s left join members m on m.id = s.account_id`;

const SELECT = `
  select s.id, s.account_id as "studentId", m.name as "studentName", m.mail_address as "studentEmail",
         s.product_id as "productId", p.title, s.offer_name as "offerName", ${SHOWN_STATE} as state, s.interval,
         s.instalments, s.payments_made as "paymentsMade", s.amount_cents as "amountCents", s.currency,
         s.next_payment_at as "nextPaymentAt", s.cancel_at as "cancelAt", s.paused_until as "pausedUntil", s.started_at as "startedAt",
         s.ended_at as "endedAt"
  from ${FROM} join product_facts p on p.id = s.product_id`;

type Member = RowOf<typeof members>;
type Row = Omit<CoachSubscriptionResponse, 'studentName' | 'studentEmail' | 'total'> & {
  studentName: Member['name'] | null;
  studentEmail: Member['mailAddress'];
  amountCents: Cents;
};

/** The coach's list of subscriptions: everyone who pays or paid again and again. */
@Injectable()
export class CoachSubscriptionsQueries {
  constructor(private readonly database: Database) {}

  list(params: ListParams): Promise<{ items: CoachSubscriptionResponse[]; contentRange: string }> {
    const query = readListQuery(params, COACH_SUBSCRIPTION_FIELDS);
    return readPage(this.database, query, {
      unit: 'subscriptions',
      select: SELECT,
      from: FROM,
      tie: 's.id',
      where: `s.started_at is not null and ${query.where}`,
      show: (rows: Row[]) =>
        rows.map(({ amountCents, ...row }) => ({ ...row, total: toDecimal(amountCents) })),
    });
  }
}
