import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { people } from '../../accounts/index.js';
import { publicImageUrl } from '../../media/index.js';
import type { ConversationResponse, InboxQuery, InboxResponse } from './conversations.dto.js';

const PAGE = 30;

type Other = Pick<RowOf<typeof people>, 'name' | 'role' | 'avatarAssetId'> & { otherId: string };
type Row = Other & { id: string; lastSequence: number; unread: number };
type InboxRow = Row & { text: string | null; isMine: boolean; sentAt: Date };

/** What a person has been written, and with whom. */
@Injectable()
export class ConversationsQueries {
  constructor(private readonly database: Database) {}

  /** The conversation as one of its two people sees it; for everybody else it is not there. */
  async read(accountId: string, conversationId: string): Promise<ConversationResponse> {
    const row = await this.database.one<Row>(
      `select c.id, o.id as "otherId", o.name, o.role, o.avatar_asset_id as "avatarAssetId", c.last_sequence as "lastSequence",
              coalesce(p.last_sequence - p.read_through, 0) as unread
       from conversations c
       join people o on o.id = case when c.low_account_id = $1 then c.high_account_id else c.low_account_id end
       left join conversation_participants p on p.account_id = $1 and p.conversation_id = c.id
       where c.id = $2 and $1 in (c.low_account_id, c.high_account_id)`,
      [accountId, conversationId],
    );
    if (!row) throw notFound('Conversation');
    return conversation(row);
  }

  /** A page of an inbox, by the index on the account and the time of the newest message. */
  async inbox(accountId: string, { q = '', after }: InboxQuery): Promise<InboxResponse> {
    const rows = await this.database.query<InboxRow>(
      `select p.conversation_id as id, p.other_account_id as "otherId", o.name, o.role, o.avatar_asset_id as "avatarAssetId",
              p.last_sequence as "lastSequence", p.last_sequence - p.read_through as unread,
              left(l.text, 200) as text, l.sender_id = $1 as "isMine", l.sent_at as "sentAt"
       from conversation_participants p
       join people o on o.id = p.other_account_id
       join messages l on l.conversation_id = p.conversation_id and l.sequence = p.last_sequence
       where p.account_id = $1 and o.name ilike $2
         and ($3::uuid is null or (p.last_message_at, p.conversation_id) < (
           select last_message_at, conversation_id from conversation_participants
           where account_id = $1 and conversation_id = $3))
       order by p.last_message_at desc, p.conversation_id desc limit ${PAGE + 1}`,
      [accountId, `%${q.replace(/[\\%_]/g, '\\$&')}%`, after ?? null],
    );
    const items = rows.slice(0, PAGE).map((row) => ({
      ...conversation(row),
      lastMessage: { text: row.text, isMine: row.isMine, sentAt: row.sentAt.toISOString() },
    }));
    return { items, hasMore: rows.length > PAGE };
  }

  /** In how many conversations something is unread, by the partial index on those. */
  async unread(accountId: string): Promise<number> {
    const row = await this.database.one<{ conversations: number }>(
      `select count(*)::int as conversations from conversation_participants
       where account_id = $1 and read_through < last_sequence`,
      [accountId],
    );
    return row!.conversations;
  }
}

const conversation = ({
  id,
  otherId,
  name,
  role,
  avatarAssetId,
  lastSequence,
  unread,
}: Row): ConversationResponse => ({
  ...{ id, lastSequence, unread },
  participant: { id: otherId, name, avatarUrl: publicImageUrl(avatarAssetId), isCoach: role === 'creator' },
});
