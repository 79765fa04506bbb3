import { STORABLE } from '../../../kernel/text.js';
import { containing, ids, oneOf } from '../../../platform/http/list-filters.js';
import { bad, type ListFields } from '../../../platform/http/list-query.js';
import { amounts, times } from '../../../platform/http/list-ranges.js';
import { DISPUTE_STAGES } from '../dispute-stages.js';
import { IN_HISTORY } from '../order-states.js';
import { MONEY_CHECKS, ordersOf } from '../checks/money-checks.sql.js';
import { WAITING } from './waiting-orders.sql.js';

type Filter = ListFields['filter'][string];

const refuse = (): never => {
  throw bad('filter');
};

/**
 * A buyer's name or address in part, or the whole number or payment of an order. Each arm finds its orders by an index of its
 * own, so that the search does not read a million orders.
 */
const search: Filter = {
  takes: 'a part of the buyer’s name or address, or a whole order number or payment id',
  value: (raw) => {
    if (typeof raw !== 'string' || raw.length > 100 || !STORABLE.test(raw)) return refuse();
    return [raw.trim(), containing(raw.trim())];
  },
  sql: (parameter) => `(
    o.number = upper((${parameter}::text[])[1])
    or o.id = any(array(select order_id from order_versions where payment_intent_id = (${parameter}::text[])[1]))
    or o.account_id = any(array(
      select id from members
      where name ilike (${parameter}::text[])[2] or email ilike (${parameter}::text[])[2])))`,
};

/** A day of the calendar, in the coach's time zone. */
const A_DAY = /^2[01]\d\d-\d\d-\d\d$/;
const day = (condition: (parameter: string) => string): Filter => ({
  takes: 'a day of the coach’s calendar, such as `"2027-03-01"`',
  value: (raw) => (typeof raw === 'string' && A_DAY.test(raw) && isOfCalendar(raw) ? raw : refuse()),
  sql: (parameter) => condition(parameter),
});
const isOfCalendar = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const midnight = (date: string): string =>
  `(${date})::timestamp at time zone (select time_zone from coach_calendar)`;

const onlyTrue = (condition: string): Filter => ({
  takes: '`true`',
  value: (raw) => (raw === true ? true : refuse()),
  sql: (parameter) => `(${parameter}::boolean and ${condition})`,
});

export const COACH_ORDER_FIELDS: ListFields = {
  sort: {
    receivedAt: { columns: ['o.received_at'], missing: 'never' },
    received: { columns: ['o.received_cents'], missing: 'never' },
    id: { columns: ['o.id'], missing: 'greatest' },
  },
  filter: {
    q: search,
    status: oneOf(IN_HISTORY, 'o.status'),
    // The partial index of disputes is found by the second condition.
    dispute: {
      ...oneOf(DISPUTE_STAGES, 'o.dispute'),
      sql: (parameter) => `(o.dispute = any(${parameter}::text[]) and o.dispute is not null)`,
    },
    productId: {
      ...ids('o.product_ids'),
      sql: (parameter) => `o.product_ids && ${parameter}::uuid[]`,
    },
    buyerId: ids('o.account_id'),
    couponId: {
      ...ids('coupon_id'),
      sql: (parameter) => `o.id = any(array(
        select order_id from order_versions where coupon_id = any(${parameter}::uuid[]) and paid_at is not null))`,
    },
    from: day((parameter) => `o.received_at >= ${midnight(`${parameter}::date`)}`),
    to: day((parameter) => `o.received_at < ${midnight(`${parameter}::date + 1`)}`),
    waits: onlyTrue(`o.id = any(array(${WAITING}))`),
    check: {
      ...oneOf(MONEY_CHECKS, ''),
      sql: (parameter) => `o.id = any(array(${ordersOf(parameter)}))`,
    },
    id: ids('o.id'),
    ...amounts('received', 'o.received_cents'),
    ...times('receivedAt', 'o.received_at'),
  },
  default: { sort: 'receivedAt', order: 'DESC' },
};
