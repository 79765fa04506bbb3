import { isLike } from '../../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { forbidden, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { CorrespondentResponse, Writing } from './correspondents.dto.js';
import { correspondentOf, isThere, type Pair, pairOf, writingOf } from './pair.sql.js';

/** Max people offered; to find others, the searcher types more of the name. */
const OFFERED = 20;
/** Min letters of a search: fewer would list all members. */
const LEAST_LETTERS = 2;

/** Errors by the reason why a person may not write now. */
export const REFUSALS: Record<Exclude<Writing, 'open'>, () => Error> = {
  not_allowed: () => forbidden('may_not_write', 'These two people can’t message each other here'),
  not_receiving: () => forbidden('not_receiving', 'This person isn’t accepting messages right now.'),
  you_blocked: () => forbidden('you_blocked', 'You blocked this person. Unblock them to send a message.'),
  coach_only: () =>
    forbidden(
      'coach_only',
      'You only accept messages from your coach. Change this in Settings to message members.',
    ),
  muted: () =>
    forbidden(
      'muted',
      'Your coach has muted you for now. You can only message them and your family. See the community for the reason and how long.',
    ),
};

/** Decides who may write to whom (product rules 13.1 and 13.8). */
@Injectable()
export class CorrespondenceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Blocks a member; a second call changes nothing. The coach cannot be blocked. */
  async block(me: SignedIn, personId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const pair = await this.pair(tx, me.accountId, personId);
      if (!pair) throw notFound('Person');
      if (pair.other.role !== 'member')
        throw unprocessable('not_possible', 'Only members can block members.');
      await tx.query(
        `insert into message_blocks (account_id, person_id, created_at) values ($1, $2, $3) on conflict do nothing`,
        [me.accountId, personId, this.clock.now()],
      );
    });
  }

  async unblock({ accountId }: SignedIn, personId: string): Promise<void> {
    await this.database.query('delete from message_blocks where account_id = $1 and person_id = $2', [
      accountId,
      personId,
    ]);
  }

  async pair(tx: Tx, accountId: string, otherId: string): Promise<Pair | undefined> {
    const row = await tx.one<{ pair: Pair }>(
      `select ${pairOf('i', 'o')} as pair from people i, people o where i.id = $1 and o.id = $2`,
      [accountId, otherId],
    );
    return row?.pair;
  }

  /** Refuses with 404 if the receiver does not exist for the sender, and with 403 if the sender may not write to them now. */
  async expectOpen(tx: Tx, senderId: string, receiverId: string): Promise<Pair> {
    const pair = await this.pair(tx, senderId, receiverId);
    if (!pair || !isThere(pair)) throw notFound('Person');
    const writing = writingOf(pair, this.clock.now());
    if (writing !== 'open') throw REFUSALS[writing]();
    return pair;
  }

  /**
   * Lists people whom this person may write to first: coach and family, or matches of a name. The policy decides about
   * each.
   */
  async offered({ accountId }: SignedIn, q = ''): Promise<CorrespondentResponse[]> {
    const isSearch = q.length >= LEAST_LETTERS;
    if (q !== '' && !isSearch) return [];
    const now = this.clock.now();
    const rows = await this.database.query<{ pair: Pair }>(
      `select ${pairOf('i', 'o')} as pair from people i, people o
       where i.id = $1 and o.id <> i.id and case when $2 then ${isLike('o.name', '$3')} else o.role = 'creator'
         or exists (select from guardianships k where i.id in (k.guardian_id, k.ward_id) and o.id in (k.guardian_id, k.ward_id)) end
         and not exists (select from members b where b.id = o.id and b.blocked_at is not null)
         and (o.role = 'creator' or o.band = 'adult' or i.role = 'creator'
           or exists (select from guardianships k where i.id in (k.guardian_id, k.ward_id) and o.id in (k.guardian_id, k.ward_id)))
       order by lower(o.name), o.id limit ${OFFERED * 2}`,
      [accountId, isSearch, `%${q.replace(/[\\%_]/g, '\\$&')}%`],
    );
    return rows
      .filter(({ pair }) => writingOf(pair, now) === 'open')
      .slice(0, OFFERED)
      .map(({ pair }) => correspondentOf(pair));
  }
}
