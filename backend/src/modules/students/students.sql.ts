import { AGE_BANDS } from '../../kernel/age-bands.js';
import { later } from '../../kernel/clock.js';
import { contains, ids, oneOf } from '../../platform/http/list-filters.js';
import type { IndexedSort, ListFields, ListFilter } from '../../platform/http/list-query.js';
import { times } from '../../platform/http/list-ranges.js';
import { byLevel, byPoints } from './by-level.sql.js';
import { RECENT, STUDENT_STATUSES, type StudentStatus } from './student-status.js';

/**
 * Conditions on members `a` for each status: `studentStatus` in SQL. `since`: earliest time of a visit that counts as
 * recent.
 */
const WITH_STATUS: Record<StudentStatus, (since: string) => string> = {
  lead: () => `a.blocked_at is null and not ${HAS_BOUGHT}`,
  active: (since) => `a.blocked_at is null and a.last_seen_at >= ${since} and ${HAS_BOUGHT}`,
  inactive: (since) =>
    `a.blocked_at is null and (a.last_seen_at is null or a.last_seen_at < ${since}) and ${HAS_BOUGHT}`,
  blocked: () => 'a.blocked_at is not null',
};

const HAS_BOUGHT = 'exists (select from paid_lines where account_id = a.id)';

const statuses = oneOf(STUDENT_STATUSES, '');

/**
 * Filter by status. Takes one parameter for both, so that the planner drops unused branches and the statement stays the
 * same.
 */
const byStatus = (now: Date): ListFilter => ({
  ...statuses,
  value: (raw) => {
    const among = statuses.value(raw);
    return among && JSON.stringify({ among, since: later(now, -RECENT).toISOString() });
  },
  sql: (parameter) => {
    const since = `(${parameter}::jsonb->>'since')::timestamptz`;
    const each = STUDENT_STATUSES.map(
      (status) => `(${parameter}::jsonb->'among' @> '["${status}"]' and ${WITH_STATUS[status](since)})`,
    );
    return `(${each.join(' or ')})`;
  },
});

const inGroup: ListFilter = {
  ...ids(''),
  sql: (parameter) =>
    `exists (select from grouped_members g where g.account_id = a.id and g.group_id = any(${parameter}::uuid[]))`,
};

const byIndex = (missing: IndexedSort['missing'], ...columns: string[]): IndexedSort => ({
  columns: [...columns, 'a.id'],
  missing,
});

const NAME = byIndex('greatest', 'lower(a.name)');
const JOINED = byIndex('least', 'a.joined_at');

/** Fields for sorting and filtering students, all by an index. `email` is unique and needs no second column. */
export const studentFieldsAt = (now: Date): ListFields => ({
  sort: {
    id: 'a.id',
    name: NAME,
    username: NAME,
    email: { columns: ['a.email'], missing: 'greatest' },
    location: byIndex('greatest', 'lower(a.city)', 'lower(a.state)'),
    phone: byIndex('greatest', 'a.phone'),
    lastSeenAt: byIndex('least', 'a.last_seen_at'),
    level: byPoints,
    joined: JOINED,
    joinedAt: JOINED,
    updatedAt: { columns: ['a.updated_at', 'a.id'], missing: 'never' },
  },
  filter: {
    q: contains('a.name', 'a.email'),
    username: contains('a.name'),
    email: contains('a.email'),
    phone: contains('a.phone'),
    city: contains('a.city'),
    state: contains('a.state'),
    status: byStatus(now),
    ageBand: oneOf(AGE_BANDS, 'a.band'),
    level: byLevel,
    productId: {
      ...ids(''),
      sql: (parameter) =>
        `exists (select from active_enrollments e where e.account_id = a.id and e.product_id = any(${parameter}::uuid[]))`,
    },
    tagId: {
      ...ids(''),
      sql: (parameter) =>
        `exists (select from tagged_students s where s.account_id = a.id and s.tag_id = any(${parameter}::uuid[]))`,
    },
    circleId: inGroup,
    podId: inGroup,
    id: ids('a.id'),
    ...times('joinedAt', 'a.joined_at'),
    ...times('updatedAt', 'a.updated_at'),
    ...times('lastSeenAt', 'a.last_seen_at'),
  },
  default: { sort: 'joined', order: 'DESC' },
});

/** Names of the fields, for the contract. */
export const STUDENT_FIELDS = studentFieldsAt(new Date(0));
