import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { owns, readerOf, whyLeftOut } from '../audience/reader.sql.js';
import {
  BEGINS_WITHIN,
  CART_LEFT_AFTER,
  ONE_CART_WITHIN,
  type SequenceTrigger,
} from '../sequence-triggers.js';

/**
 * Columns that each trigger's query returns: account, occasion, its title, and the product that the member must keep
 * owning.
 */
interface Beginning {
  accountId: string;
  occasion: string;
  title: string;
  ownedId: string | null;
}

const KIND = `q.purpose || '_mailing'`;

/** Earliest time of an event that can start sequence `q`: after it was turned on, and not before `$2`. */
const SINCE = 'greatest(q.turned_on_at, $2)';

/** Limits a trigger to the product of sequence `q`; without one, any product matches. */
const ofProduct = (productId: string): string => `(q.product_id is null or q.product_id = ${productId})`;

/** Products that members `account_id` could buy from their carts: on sale, and not theirs already. */
const IN_CART = `
  select c.account_id, c.product_id, c.added_at, p.title
  from carted_products c join published_products p on p.id = c.product_id and p.price_cents is not null
  where not (c.is_for_self and ${owns('c.account_id', 'c.product_id')})`;

/** Milliseconds as an interval of PostgreSQL. */
const interval = (milliseconds: number): string => `interval '${milliseconds / 1000} seconds'`;

const BEGINNINGS: Record<Exclude<SequenceTrigger, 'module_opened'>, string> = {
  registered: `select m.id as account_id, m.id::text as occasion, '' as title, null::uuid as owned_id
    from members m where m.joined_at >= ${SINCE} and m.joined_at <= $1`,
  cart_left: `select account_id, product_id::text, title, null::uuid
    from (select distinct on (c.account_id) c.* from (${IN_CART}) c where ${ofProduct('c.product_id')}
          order by c.account_id, c.added_at desc, c.product_id) newest
    where added_at >= ${SINCE} and added_at <= $1::timestamptz - ${interval(CART_LEFT_AFTER)} and not exists (
      select from sequence_entries e where e.sequence_id = q.id and e.account_id = newest.account_id
        and e.entered_at > $1::timestamptz - ${interval(ONE_CART_WITHIN)})`,
  bought: `select distinct p.account_id, p.product_id::text, f.title, p.product_id
    from paid_lines p join product_facts f on f.id = p.product_id
    where p.paid_at >= ${SINCE} and p.paid_at <= $1 and ${ofProduct('p.product_id')} and ${owns('p.account_id', 'p.product_id')}`,
  enrolled: `select a.account_id, a.product_id::text, f.title, a.product_id
    from active_enrollments a join product_facts f on f.id = a.product_id
    where a.started_at >= ${SINCE} and a.started_at <= $1 and ${ofProduct('a.product_id')}`,
  quiet: `select m.id, to_char(m.last_seen_at at time zone 'UTC', 'YYYY-MM-DD'), '', null::uuid
    from members m where m.last_seen_at + make_interval(days => q.quiet_days) between ${SINCE} and $1
      and exists (select from active_enrollments o where o.account_id = m.id and ${ofProduct('o.product_id')})`,
};

/**
 * Moves members through sequences. Everything is decided in the database from current data, so a second run does
 * nothing.
 */
@Injectable()
export class RunSequencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.enter();
    await this.leave();
    await this.deliver();
    await this.complete();
  }

  /** Enrolls a member to whom a module has opened: the only trigger that arrives as an event. */
  async enterByModule(tx: Tx, { accountId, occasion, title, ownedId }: Beginning): Promise<void> {
    await tx.query(
      enterSql(
        'module_opened',
        `select $3::uuid as account_id, $4::text as occasion, $5::text as title, $6::uuid as owned_id
         where ${ofProduct('$6')} and $2::timestamptz is not null`,
      ),
      [this.clock.now(), this.since(), accountId, occasion, title.slice(0, 200), ownedId],
    );
  }

  private async enter(): Promise<void> {
    const times = [this.clock.now(), this.since()];
    for (const [trigger, beginning] of Object.entries(BEGINNINGS))
      await this.database.query(enterSql(trigger as SequenceTrigger, beginning), times);
  }

  /**
   * Ends the runs of members who reached the goal, returned, no longer own the product or have it in the cart, or may no
   * longer be emailed.
   */
  private async leave(): Promise<void> {
    await this.database.query(
      `update sequence_entries e set ended_at = $1, end_reason = gone.reason
       from (select e.id, case when why in ('blocked', 'minor', 'unsubscribed') then why
                               when q.goal_product_id is not null and ${owns('e.account_id', 'q.goal_product_id')} then 'goal'
                               when q.trigger = 'quiet' and m.last_seen_at > e.entered_at then 'came_back'
                               when q.trigger = 'cart_left' and not exists (
                                 select from (${IN_CART}) c where c.account_id = e.account_id and c.product_id::text = e.occasion) then 'not_in_cart'
                               when e.owned_id is not null and not ${owns('e.account_id', 'e.owned_id')} then 'not_owned'
                          end as reason
             from sequence_entries e join sequences q on q.id = e.sequence_id join members m on m.id = e.account_id
             ${readerOf('e.account_id', KIND)} cross join lateral (select ${whyLeftOut(KIND)} as why) w
             where e.ended_at is null) gone
       where gone.id = e.id and e.ended_at is null and gone.reason is not null`,
      [this.clock.now()],
    );
  }

  /**
   * Creates the next mailing of each member whose delay is over. Members who have not opted in, or whose address is
   * unconfirmed (again after a bounce), keep waiting. Simultaneous workers take different members, and each mailing is
   * created once per run.
   */
  private async deliver(): Promise<void> {
    await this.database.query(
      `with due as (
         select e.id, e.account_id, s.position, s.mailing_id
         from sequence_entries e join sequences q on q.id = e.sequence_id and q.is_on
         cross join lateral (select s.* from sequence_steps s
                             where s.sequence_id = q.id and s.removed_at is null and s.position > e.last_position
                             order by s.position limit 1) s
         ${readerOf('e.account_id', KIND)}
         where e.ended_at is null and e.last_at + make_interval(days => s.delay_days) <= $1
           and ${whyLeftOut(KIND)} is null
         for update of e skip locked),
       made as (
         insert into mailing_deliveries (id, mailing_id, account_id, entry_id, created_at)
         select gen_random_uuid(), mailing_id, account_id, id, $1 from due
         on conflict do nothing)
       update sequence_entries e set last_position = due.position, last_at = $1 from due where due.id = e.id`,
      [this.clock.now()],
    );
  }

  private async complete(): Promise<void> {
    await this.database.query(
      `update sequence_entries e set ended_at = $1, end_reason = 'completed'
       from sequences q where q.id = e.sequence_id and q.is_on and e.ended_at is null and not exists (
         select from sequence_steps s
         where s.sequence_id = e.sequence_id and s.removed_at is null and s.position > e.last_position)`,
      [this.clock.now()],
    );
  }

  private since(): Date {
    return later(this.clock.now(), -BEGINS_WITHIN);
  }
}

/**
 * Enrolls the matching members, once per occasion: members who may be emailed, or will be once their address is
 * confirmed.
 */
const enterSql = (trigger: SequenceTrigger, beginning: string): string => `
  insert into sequence_entries (id, sequence_id, account_id, occasion, title, owned_id, entered_at, last_at)
  select gen_random_uuid(), q.id, b.account_id, b.occasion, b.title, b.owned_id, $1, $1
  from sequences q cross join lateral (${beginning}) b (account_id, occasion, title, owned_id)
  ${readerOf('b.account_id', KIND)}
  where q.trigger = '${trigger}' and q.is_on and coalesce(${whyLeftOut(KIND)}, 'unconfirmed') in ('unconfirmed', 'bounced')
    and not (q.goal_product_id is not null and ${owns('b.account_id', 'q.goal_product_id')})
  on conflict (sequence_id, account_id, occasion) do nothing`;
