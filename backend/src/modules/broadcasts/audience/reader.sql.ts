import { LEVELS } from '../../growth/index.js';
import { days, later } from '../../../kernel/clock.js';
import type { Segment, SegmentKind } from '../segment.js';

/** Joins `r`, `c` and `bounced`, which `whyLeftOut` reads. `kind` is an SQL expression for the kind of email. */
export const readerOf = (accountId: string, kind: string): string => `
  join mailing_readers r on r.id = ${accountId}
  left join chosen_mails c on c.account_id = r.id and c.kind = ${kind}
  left join bounced_readers bounced on bounced.account_id = r.id`;

/** Reason why a mailing skips an account joined by `readerOf`; null if it does not. Marketing needs an explicit yes. */
export const whyLeftOut = (kind: string): string => `
  case when r.why_not in ('blocked', 'minor') then r.why_not
       when c.email = false then 'unsubscribed'
       when c.email is null and ${kind} = 'marketing_mailing' then 'not_agreed'
       when bounced.account_id is not null then 'bounced'
       else r.why_not end`;

const IN_SEGMENT: Record<SegmentKind, (parameter: string) => string> = {
  everyone: (parameter) => `${parameter}::text is null`,
  owners: (parameter) => owns('m.id', `${parameter}::text::uuid`),
  not_owners: (parameter) => `not ${owns('m.id', `${parameter}::text::uuid`)}`,
  group: (parameter) =>
    `exists (select from grouped_members g where g.account_id = m.id and g.group_id = ${parameter}::text::uuid)`,
  tag: (parameter) =>
    `exists (select from worn_tags t where t.account_id = m.id and t.tag_id = ${parameter}::text::uuid)`,
  level: (parameter) =>
    `coalesce((select p.points from member_points p where p.account_id = m.id), 0) >= ${parameter}::text::int`,
  quiet: (parameter) => `coalesce(m.last_seen_at, m.joined_at) < ${parameter}::text::timestamptz`,
};

export const owns = (accountId: string, productId: string): string =>
  `exists (select from active_enrollments o where o.account_id = ${accountId} and o.product_id = ${productId})`;

/** Condition that members `m` are in the segment, and the value of its parameter as text. */
export function inSegment(
  segment: Segment,
  now: Date,
  parameter: string,
): { sql: string; value: string | null } {
  const { kind, productId, groupId, tagId, level, days: quiet } = segment;
  const values: Record<SegmentKind, string | null> = {
    everyone: null,
    owners: productId,
    not_owners: productId,
    group: groupId,
    tag: tagId,
    level: String(LEVELS.find((one) => one.level === level)?.pointsRequired ?? 0),
    quiet: later(now, -days(quiet ?? 0)).toISOString(),
  };
  return { sql: IN_SEGMENT[kind](parameter), value: values[kind] };
}
