import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { type Facts, may, type Person, STRANGERS } from '../accounts/index.js';
import { BROUGHT } from './product-groups.sql.js';

type Standing = Person & Pick<Facts, 'consented' | 'communityAgreed'> & { id: string };

/**
 * Adds people to circles and pods because of their products. Membership is recomputed from what each person has now, so
 * the order and number of purchase and refund events do not matter (docs/decisions/circles-of-products.md).
 */
@Injectable()
export class BroughtMembersService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Adds people to the groups of their products, removes them where no product keeps them, and notifies new ones. */
  async settle(tx: Tx, accountIds: readonly string[]): Promise<void> {
    await this.lock(tx, accountIds);
    const allowed = await whoMayJoin(tx, accountIds);
    const left = await tx.query<{ accountId: string; groupId: string }>(
      `delete from brought_members b where b.account_id = any($1) and not (b.account_id = any($2) and exists (
         select from (${BROUGHT}) w where w.account_id = b.account_id and w.group_id = b.group_id))
       returning b.account_id as "accountId", b.group_id as "groupId"`,
      [accountIds, allowed],
    );
    const joined = await tx.query<EventMap['group.joined']>(
      `with brought as (
         insert into brought_members (account_id, group_id, kind, joined_at)
         select distinct w.account_id, w.group_id, g.kind, $2::timestamptz from (${BROUGHT}) w join groups g on g.id = w.group_id
         where w.account_id = any($1) on conflict do nothing returning account_id, group_id)
       select b.account_id as "accountId", b.group_id as "groupId" from brought b
       where not exists (select from group_members m where m.account_id = b.account_id and m.group_id = b.group_id)
       order by b.account_id, b.group_id`,
      [allowed, this.clock.now()],
    );
    for (const one of joined) await this.outbox.publish(tx, 'group.joined', one);
    for (const { accountId, groupId } of left) await this.tellWhoLeft(tx, accountId, groupId);
  }

  /** Locks these people: a second transaction waits, and then sees the result of the first. */
  async lock(tx: Tx, accountIds: readonly string[]): Promise<void> {
    await tx.query(
      `select pg_advisory_xact_lock(hashtextextended('groups:' || id, 0))
       from (select unnest($1::text[]) as id order by id) people`,
      [accountIds],
    );
  }

  /** Lets a person back into a group from which the coach removed them; false if they had not been removed. */
  async letIn(tx: Tx, accountId: string, groupId: string): Promise<boolean> {
    const lifted = await tx.query(
      'delete from taken_out_members where account_id = $1 and group_id = $2 returning group_id',
      [accountId, groupId],
    );
    return lifted.length > 0;
  }

  /** Publishes that a person has left a group, unless they stay there for another reason. */
  async tellWhoLeft(tx: Tx, accountId: string, groupId: string): Promise<void> {
    const stays = await tx.query('select from grouped_members where account_id = $1 and group_id = $2', [
      accountId,
      groupId,
    ]);
    if (stays.length === 0) await this.outbox.publish(tx, 'group.left', { accountId, groupId });
  }
}

/** Keeps the people who may join: minors need a guardian's consent to the community. */
async function whoMayJoin(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const people = await tx.query<Standing>(
    `select id, role, band, consented, community_agreed as "communityAgreed" from people where id = any($1)`,
    [accountIds],
  );
  return people
    .filter((person) => may(person, 'join-community', person, { ...STRANGERS, ...person, kinship: 'self' }))
    .map(({ id }) => id);
}
