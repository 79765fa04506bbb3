import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { CorrespondenceService } from '../correspondents/correspondence.service.js';
import { type Pair, pairOf, sharesRead, sharesTyping, writingOf } from '../correspondents/pair.sql.js';

/** Opens conversations, keeps what was read of them, and passes on who is writing. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly correspondence: CorrespondenceService,
    private readonly updates: LiveUpdates,
  ) {}

  /**
   * The id of the conversation of these two, made where there is none; without `otherId` with the coach. Nobody sees it before
   * something is written in it. One that is there opens whatever holds between the two now: what was written can be read.
   */
  open(me: SignedIn, otherId?: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const other = otherId ?? (await this.accounts.coachId(tx));
      if (!other) throw notFound('Coach');
      const pair = [me.accountId, other].toSorted();
      const [known] = await tx.query<{ id: string }[]>(
        'select id from conversations where low_account_id = $1 and high_account_id = $2 and last_sequence > 0',
        pair,
      );
      if (known) return known.id;
      await this.correspondence.expectOpen(tx, me.accountId, other);
      // an update of nothing, so that the row is returned whoever made it
      const [{ id }] = await tx.query<[{ id: string }]>(
        `insert into conversations (id, low_account_id, high_account_id, created_at) values ($1, $2, $3, $4)
         on conflict on constraint conversations_pair do update set low_account_id = excluded.low_account_id returning id`,
        [newId(), ...pair, this.clock.now()],
      );
      return id;
    });
  }

  /** What was read only grows, and never beyond what was written. Other devices of the person are told, and the other one where both show it. */
  async markRead(me: SignedIn, conversationId: string, through: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [[changed]] = await tx.query<[{ otherId: string }[], number]>(
        `update conversation_participants set read_through = least($3, last_sequence)
         where account_id = $1 and conversation_id = $2 and read_through < least($3, last_sequence)
         returning other_account_id as "otherId"`,
        [me.accountId, conversationId, through],
      );
      if (changed) {
        const pair = await this.correspondence.pair(tx, me.accountId, changed.otherId);
        const readers = pair && sharesRead(pair) ? [me.accountId, changed.otherId] : [me.accountId];
        await this.updates.publish(tx, readers, { topic: 'conversation', id: conversationId });
        return;
      }
      const [mine] = await tx.query<unknown[]>(
        'select from conversations where id = $2 and $1 in (low_account_id, high_account_id)',
        [me.accountId, conversationId],
      );
      if (!mine) throw notFound('Conversation');
    });
  }

  /** Passes on that the person is writing, where both show it and she may write. Nothing of it is stored. */
  async typing(me: SignedIn, conversationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ pair: Pair }[]>(
        `select ${pairOf('i', 'o')} as pair from conversations c
         join people i on i.id = $1
         join people o on o.id = case when c.low_account_id = $1 then c.high_account_id else c.low_account_id end
         where c.id = $2 and $1 in (c.low_account_id, c.high_account_id)`,
        [me.accountId, conversationId],
      );
      if (!row) throw notFound('Conversation');
      if (sharesTyping(row.pair) && writingOf(row.pair) === 'open')
        await this.updates.publish(tx, [row.pair.other.id], { topic: 'typing', id: conversationId });
    });
  }
}
