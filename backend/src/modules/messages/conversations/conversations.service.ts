import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { readsSince, type Writer, WRITER, writingInCircle } from '../circles/circle.sql.js';
import { CorrespondenceService } from '../correspondents/correspondence.service.js';
import { type Pair, pairOf, sharesRead, sharesTyping, writingOf } from '../correspondents/pair.sql.js';
import { audienceOf } from './audience.sql.js';
import type { OpenConversationRequest } from './conversations.dto.js';

/** Opens conversations, stores how far they were read, and passes on typing signals. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly correspondence: CorrespondenceService,
    private readonly updates: LiveUpdates,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the id of a conversation and creates it if needed. One of a circle or pod is open to its members and the coach. */
  open(me: SignedIn, { accountId, groupId }: OpenConversationRequest): Promise<string> {
    if (accountId !== undefined && groupId !== undefined)
      throw unprocessable('not_possible', 'Choose one person, circle or pod to message.');
    return groupId === undefined ? this.openPair(me, accountId) : this.openCircle(me, groupId);
  }

  /**
   * Returns the id of the conversation of these two, created if needed; without `otherId`, the one with the coach. A
   * conversation is invisible before its first message. One with messages opens regardless of current permissions,
   * because what was written can be read.
   */
  openPair(me: SignedIn, otherId?: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const other = otherId ?? (await this.accounts.coachId(tx));
      if (!other) throw notFound('Coach');
      const pair = [me.accountId, other].toSorted();
      const known = await tx.one<{ id: string }>(
        'select id from conversations where low_account_id = $1 and high_account_id = $2 and last_sequence > 0',
        pair,
      );
      if (known) return known.id;
      await this.correspondence.expectOpen(tx, me.accountId, other);
      // an update without changes, so that an existing row is returned too
      const { id } = await tx.only<{ id: string }>(
        `insert into conversations (id, low_account_id, high_account_id, created_at) values ($1, $2, $3, $4)
         on conflict on constraint conversations_pair do update set low_account_id = excluded.low_account_id returning id`,
        [newId(), ...pair, this.clock.now()],
      );
      return id;
    });
  }

  private openCircle(me: SignedIn, groupId: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      const circle = await tx.one<unknown>(
        `select from (select $2::uuid as group_id, null::uuid as low_account_id, null::uuid as high_account_id) c
         where ${readsSince('$1')} is not null`,
        [me.accountId, groupId],
      );
      if (!circle) throw notFound('Circle');
      const { id } = await tx.only<{ id: string }>(
        `insert into conversations (id, group_id, created_at) values ($1, $2, $3)
         on conflict on constraint conversations_group do update set group_id = excluded.group_id returning id`,
        [newId(), groupId, this.clock.now()],
      );
      return id;
    });
  }

  /**
   * Marks messages as read; the position never moves back, nor past the last message. Notifies the person's other
   * devices, and the other person if both share read receipts. In a circle or pod, notifies the author of the last
   * message read, whose seen count has changed.
   */
  async markRead(me: SignedIn, conversationId: string, through: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const changed = await tx.one<Read>(
        `with before as (
           select p.is_notified, c.group_id from conversation_participants p join conversations c on c.id = p.conversation_id
           where p.account_id = $1 and p.conversation_id = $2 and ${readsSince('$1')} is not null for update of p)
         update conversation_participants p set read_through = least($3, p.last_sequence), is_notified = false
         from before
         where p.account_id = $1 and p.conversation_id = $2 and p.read_through < least($3, p.last_sequence)
         returning p.other_account_id as "otherId", before.is_notified as "wasNotified",
           case when before.group_id is not null then (select m.sender_id from messages m
             where m.conversation_id = $2 and m.sequence = p.read_through) end as "senderId"`,
        [me.accountId, conversationId, through],
      );
      if (changed) {
        await this.tellRead(tx, me.accountId, conversationId, changed);
        return;
      }
      await this.mustBeThere(tx, me.accountId, conversationId);
    });
  }

  /** Mutes a circle's conversation, except for mentions of this person, or unmutes it. */
  async silence(me: SignedIn, conversationId: string, isSilenced: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { groupId } = await this.mustBeThere(tx, me.accountId, conversationId);
      if (groupId === null)
        throw unprocessable('not_possible', 'You can only mute the chat of a circle or pod.');
      await tx.query(
        isSilenced
          ? 'insert into silenced_conversations (account_id, conversation_id) values ($1, $2) on conflict do nothing'
          : 'delete from silenced_conversations where account_id = $1 and conversation_id = $2',
        [me.accountId, conversationId],
      );
      await this.updates.publish(tx, [me.accountId], { topic: 'conversation', id: conversationId });
    });
  }

  /** Passes on that the person is typing, if both share it and the person may write. Nothing is stored. */
  async typing(me: SignedIn, conversationId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await tx.one<{ pair: Pair } | { pair: null; writer: Writer }>(
        `select case when c.group_id is null then ${pairOf('i', 'o')} end as pair, ${WRITER} as writer from conversations c
         join people i on i.id = $1
         left join people o on o.id = case when c.low_account_id = $1 then c.high_account_id else c.low_account_id end
         where c.id = $2 and ${readsSince('$1')} is not null`,
        [me.accountId, conversationId],
      );
      if (!row) throw notFound('Conversation');
      const readers = row.pair
        ? typingSeenBy(row.pair, this.clock.now())
        : await this.typingSeenInCircle(tx, me, conversationId, row.writer);
      if (readers.length > 0)
        await this.updates.publish(tx, readers, { topic: 'typing', id: conversationId });
    });
  }

  private async tellRead(
    tx: Tx,
    accountId: string,
    conversationId: string,
    { otherId, senderId, wasNotified }: Read,
  ): Promise<void> {
    const pair = otherId === null ? undefined : await this.correspondence.pair(tx, accountId, otherId);
    const other = pair ? (sharesRead(pair) ? otherId : null) : senderId;
    const readers = other === null || other === accountId ? [accountId] : [accountId, other];
    await this.updates.publish(tx, readers, { topic: 'conversation', id: conversationId });
    if (wasNotified) await this.outbox.publish(tx, 'circle.read', { conversationId, accountId });
  }

  private async mustBeThere(
    tx: Tx,
    accountId: string,
    conversationId: string,
  ): Promise<{ groupId: string | null }> {
    const mine = await tx.one<{ groupId: string | null }>(
      `select c.group_id as "groupId" from conversations c where c.id = $2 and ${readsSince('$1')} is not null`,
      [accountId, conversationId],
    );
    if (!mine) throw notFound('Conversation');
    return mine;
  }

  private async typingSeenInCircle(tx: Tx, { accountId }: SignedIn, conversationId: string, writer: Writer) {
    if (writingInCircle(writer, this.clock.now()) !== 'open') return [];
    const rows = await tx.query<{ id: string }>(
      `select a.id from (${audienceOf('$2')}) a
       where a.id <> $1 and not exists (
         select from message_settings s where s.account_id in (a.id, $1) and not s.shows_typing)
         and not exists (select from message_blocks b where b.account_id = a.id and b.person_id = $1)`,
      [accountId, conversationId],
    );
    return rows.map(({ id }) => id);
  }
}

/** Change made by reading further. */
interface Read {
  /** The other person in a pair; null in a circle or pod. */
  otherId: string | null;
  /** In a circle or pod: author of the last message that was read. */
  senderId: string | null;
  /** True if the bell had a notification about a message that is now read. */
  wasNotified: boolean;
}

const typingSeenBy = (pair: Pair, now: Date): string[] =>
  sharesTyping(pair) && writingOf(pair, now) === 'open' ? [pair.other.id] : [];
