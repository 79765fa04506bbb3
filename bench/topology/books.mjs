import { setTimeout as pause } from 'node:timers/promises';

/** Reads the payments that Stripe received, and the orders the product made of them. */
export async function readBooks({ admin, ledger }) {
  const { rows: paid } = await ledger.query(
    `select body->'metadata'->>'accountId' as "accountId", id as "intentId", count(*) over (partition by body->'metadata'->>'accountId')::int as times
     from payment_sandbox.objects where kind = 'payment_intent' and body->>'status' = 'succeeded'`,
  );
  const { rows: opened } = await admin.query(
    `select v.payment_intent_id as "intentId", o.account_id as "accountId", count(distinct p.id)::int as purchases,
            count(distinct e.id)::int as enrollments, o.status
     from orders o join order_versions v on v.order_id = o.id and v.version = o.version
     join order_lines l on l.order_version_id = v.id
     left join purchases p on p.order_line_id = l.id
     left join enrollments e on e.account_id = o.account_id and e.product_id = l.product_id
     where v.payment_intent_id = any($1) group by 1, 2, 5`,
    [paid.map(({ intentId }) => intentId)],
  );
  const by = new Map(opened.map((row) => [row.intentId, row]));
  const isWell = (row) => row?.status === 'paid' && row.purchases === 1 && row.enrollments === 1;
  return {
    paid: paid.length,
    paidTwice: paid.filter(({ times }) => times > 1).length,
    lost: paid.filter(({ intentId }) => !isWell(by.get(intentId)) && !(by.get(intentId)?.purchases > 1))
      .length,
    double: opened.filter(({ purchases, enrollments }) => purchases > 1 || enrollments > 1).length,
  };
}

/** Number of background jobs that are due or parked. */
export async function openWork({ admin }) {
  const { rows } = await admin.query(
    `select count(*) filter (where parked_at is null and run_at <= now())::int as due,
            count(*) filter (where parked_at is not null)::int as parked
     from jobs where done_at is null`,
  );
  return rows[0];
}

/**
 * Waits until every payment has granted its product and no job is due. Returns the seconds since `from`, and the
 * remaining differences.
 */
export async function untilHealed(topology, from, limit = 5 * 60_000) {
  for (;;) {
    const books = await readBooks(topology);
    const work = await openWork(topology);
    const isOver = Date.now() - from > limit;
    if ((books.lost === 0 && work.due === 0) || isOver)
      return { ...books, ...work, healedAfter: isOver ? Infinity : (Date.now() - from) / 1000 };
    await pause(500);
  }
}

/** Counts the emails that the mail server accepted, and those it accepted twice. */
export function countMails(topology) {
  const times = new Map();
  for (const { id } of topology.mails()) times.set(id, (times.get(id) ?? 0) + 1);
  return { mails: times.size, mailedTwice: [...times.values()].filter((n) => n > 1).length };
}
