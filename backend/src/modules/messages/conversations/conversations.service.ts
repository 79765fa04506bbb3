import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { CorrespondenceService } from './correspondence.service.js';

/** Opens conversations and keeps what was read of them. */
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
   * something is written in it.
   */
  open(me: SignedIn, otherId?: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const other = otherId ?? (await this.accounts.coachId(tx));
      if (!other) throw notFound('Coach');
      await this.correspondence.expectAllowed(tx, me.accountId, other);
      const pair = [me.accountId, other].toSorted();
      // an update of nothing, so that the row is returned whoever made it
      const [{ id }] = await tx.query<[{ id: string }]>(
        `insert into conversations (id, low_account_id, high_account_id, created_at) values ($1, $2, $3, $4)
         on conflict on constraint conversations_pair do update set low_account_id = excluded.low_account_id returning id`,
        [newId(), ...pair, this.clock.now()],
      );
      return id;
    });
  }

  /** What was read only grows, and never beyond what was written. Other devices of the person are told. */
  async markRead(me: SignedIn, conversationId: string, through: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [changed] = await tx.query<[unknown[], number]>(
        `update conversation_participants set read_through = least($3, last_sequence)
         where account_id = $1 and conversation_id = $2 and read_through < least($3, last_sequence)
         returning conversation_id`,
        [me.accountId, conversationId, through],
      );
      if (changed.length > 0) {
        await this.updates.publish(tx, [me.accountId], { topic: 'conversation', id: conversationId });
        return;
      }
      const [mine] = await tx.query<unknown[]>(
        'select from conversations where id = $2 and $1 in (low_account_id, high_account_id)',
        [me.accountId, conversationId],
      );
      if (!mine) throw notFound('Conversation');
    });
  }
}
