const REFUND_HAPPENINGS = ['refund_requested', 'refunded', 'refund_failed'] as const;
const DISPUTE_HAPPENINGS = ['disputed', 'dispute_won', 'dispute_lost'] as const;

export const ORDER_HAPPENINGS = [
  'made',
  'received',
  'held',
  'given',
  'granted',
  'gift_sent',
  'gift_redeemed',
  'given_to_ward',
  ...REFUND_HAPPENINGS,
  ...DISPUTE_HAPPENINGS,
  'mail',
] as const;
export type OrderHappening = (typeof ORDER_HAPPENINGS)[number];

/** Timeline of order `$1` in one statement, oldest first. Simultaneous events come in the order of cause and effect. */
export const TIMELINE = `
  with o as (
    select o.*, v.id as version_id, v.payment_intent_id from orders o
    join order_versions v on v.order_id = o.id and v.version = o.version where o.id = $1
  ), happened (at, step, what, about, cents, account_id) as (
    select created_at, 1, 'made', null::text, null::int, null::uuid from o where subscription_id is null
    union all
    select received_at, 2, 'received', null, received_cents, null from o
    union all
    select r.opened_at, 3, 'held', r.reason, null, null from payment_reviews r where r.order_id = $1
    union all
    select r.resolved_at, 4, 'granted', r.note, null, r.resolved_by
    from payment_reviews r where r.order_id = $1 and r.resolution = 'granted'
    union all
    select u.created_at, 5, 'given', string_agg(l.title, ', ' order by l.position), null, null
    from o join order_lines l on l.order_version_id = o.version_id join purchases u on u.order_line_id = l.id
    where not l.is_gift group by u.created_at
    union all
    select g.opened_at, 6, 'gift_sent', concat_ws(': ', g.recipient_name, l.title), null, null
    from gift_facts g join order_lines l on l.id = g.order_line_id where g.order_id = $1 and g.opened_at is not null and not g.is_for_ward
    union all
    select g.redeemed_at, 6, case when g.is_for_ward then 'given_to_ward' else 'gift_redeemed' end, l.title, null, g.redeemed_by
    from gift_facts g join order_lines l on l.id = g.order_line_id where g.order_id = $1 and g.redeemed_at is not null
    union all
    select f.requested_at, 6, 'refund_requested', f.reason, f.amount_cents, f.requested_by
    from refunds f where f.order_id = $1 and f.origin in ('console', 'lost_time')
    union all
    select f.settled_at, 7, case f.status when 'succeeded' then 'refunded' else 'refund_failed' end,
           coalesce(f.failure, (
             select string_agg(l.title, ', ' order by l.position) from refund_lines p
             join order_lines l on l.id = p.order_line_id where p.refund_id = f.id and p.ends_access and not p.is_void)),
           f.amount_cents, null
    from refunds f where f.order_id = $1 and f.settled_at is not null
    union all
    select d.opened_at, 6, 'disputed', d.reason, d.amount_cents, null from disputes d where d.order_id = $1
    union all
    select d.closed_at, 6, 'dispute_' || d.stage, null, d.amount_cents, null
    from disputes d where d.order_id = $1 and d.closed_at is not null
    union all
    select coalesce(s.settled_at, s.created_at), 9, 'mail', s.kind, null, s.account_id
    from sent_mails s
    where s.thing in (select $1::uuid union all select id from refunds where order_id = $1
                      union all select id from disputes where order_id = $1
                      union all select id from gift_facts where order_id = $1) and s.status <> 'dropped'
  )
  select h.at, h.what, h.about, h.cents, a.name as by
  from happened h left join account_names a on a.id = h.account_id
  order by h.at, h.step, h.about`;
