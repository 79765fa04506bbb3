import { isLike } from '../../../platform/database/searchable.js';
import { STORABLE } from '../../../kernel/text.js';
import { containing, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListFields } from '../../../platform/http/list-query.js';
import { amounts, isDay, times } from '../../../platform/http/list-ranges.js';
import { DISPUTE_STAGES, IN_HISTORY } from '../order-states.js';
import { MONEY_CHECKS } from '../checks/money-checks.js';

/** Stages of disputes that the coach has to answer. */
export const UNANSWERED = `'inquiry', 'needs_answer'`;

/** Orders that need a decision or a response from the coach. */
const WAITING = `
  select id from orders where status = 'review' and received_at is not null
  union all select order_id from refunds where awaits_decision
  union all select id from orders where dispute in (${UNANSWERED}) and dispute is not null and received_at is not null`;

type Filter = ListFields['filter'][string];

/** Filters orders by the ids of a subquery, so that PostgreSQL joins any number of them efficiently. */
const among = (orderIds: string): string => `o.id in (${orderIds})`;

/** Min length for a search within words: shorter texts contain no trigram for PostgreSQL's index. */
const LETTERS_OF_A_PART = 3;

/** Patterns that find a buyer: any part of name or address; for a short text, the beginning of a word or address. */
function buyerPatterns(text: string): [pattern: string, ofALaterWord: string | null] {
  if (text.length >= LETTERS_OF_A_PART) return [containing(text), null];
  const beginning = containing(text).slice(1);
  return [beginning, `% ${beginning}`];
}

/** Format of order numbers, payment ids and receipt numbers; few addresses contain one. */
const A_NUMBER = /^(?:s-\d+|pi_\w+|[\w./-]{0,10}\d{5,})$/i;

/**
 * Filter by the buyer's name or address, or by a whole order number, receipt number or payment id. Each branch uses its
 * own index, so the search reads only matches, not a million orders.
 */
const search: Filter = {
  takes:
    'part of the buyer’s name or email, or a complete order number, payment ID or receipt number; one or two letters match the beginning of a word',
  example: 'a',
  value: (raw) => {
    if (typeof raw !== 'string' || raw.length > 100 || !STORABLE.test(raw)) return undefined;
    const text = raw.trim();
    return [text, ...buyerPatterns(text)];
  },
  sql: (parameter, value) => {
    const at = (place: number) => `(${parameter}::text[])[${place}]`;
    const [text, pattern, ofALaterWord] = [at(1), at(2), at(3)];
    const buyers = `
      select id from members
      where ${isLike('name', pattern)} or ${isLike('name', ofALaterWord)} or ${isLike('email', pattern)}`;
    if (!A_NUMBER.test((value as string[])[0]!)) return `o.account_id in (${buyers})`;
    return among(`
      select id from orders where number = upper(${text})
      union all
      select order_id from order_versions where payment_intent_id = ${text}
      union all
      select id from orders where lower(receipt_number) = lower(${text})
      union all
      select id from orders where account_id in (${buyers})`);
  },
};

/** A day of the calendar, in the coach's time zone. */
const A_DAY = /^2[01]\d\d-\d\d-\d\d$/;
const day = (condition: (parameter: string) => string): Filter => ({
  takes: 'a date in the business’s time zone, such as `"2027-03-01"`',
  example: '2027-03-01',
  value: (raw) => (typeof raw === 'string' && A_DAY.test(raw) && isDay(raw) ? raw : undefined),
  sql: (parameter) => condition(parameter),
});
const midnight = (date: string): string =>
  `(${date})::timestamp at time zone (select time_zone from coach_calendar)`;

const onlyTrue = (condition: string): Filter => ({
  takes: '`true`',
  example: true,
  value: (raw) => (raw === true ? true : undefined),
  sql: (parameter) => `(${parameter}::boolean and ${condition})`,
});

export const COACH_ORDER_FIELDS: ListFields = {
  sort: {
    paidAt: { columns: ['o.received_at'], missing: 'never' },
    amountPaid: { columns: ['o.received_cents'], missing: 'never' },
    updatedAt: { columns: ['o.updated_at'], missing: 'never' },
    id: { columns: ['o.id'], missing: 'greatest' },
  },
  filter: {
    q: search,
    status: oneOf(IN_HISTORY, 'o.status'),
    // The second condition makes the planner use the partial index of disputes.
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
      sql: (parameter) =>
        among(
          `select order_id from order_versions where coupon_id = any(${parameter}::uuid[]) and paid_at is not null`,
        ),
    },
    from: day((parameter) => `o.received_at >= ${midnight(`${parameter}::date`)}`),
    to: day((parameter) => `o.received_at < ${midnight(`${parameter}::date + 1`)}`),
    isWaiting: onlyTrue(among(WAITING)),
    check: {
      ...oneOf(MONEY_CHECKS, ''),
      sql: (parameter) =>
        among(`select order_id from money_findings where "check" = any(${parameter}::text[])`),
    },
    id: ids('o.id'),
    ...amounts('amountPaid', 'o.received_cents'),
    ...times('paidAt', 'o.received_at'),
    ...times('updatedAt', 'o.updated_at'),
  },
  default: { sort: 'paidAt', order: 'DESC' },
};
