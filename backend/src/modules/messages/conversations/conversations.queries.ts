import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import {
  type Acquaintance,
  correspondentOf,
  kinshipOf,
  type Known,
  namedOf,
  type Pair,
  pairOf,
  sharesRead,
  sharesTyping,
  writingOf,
} from '../correspondents/pair.sql.js';
import type {
  ConversationResponse,
  InboxItemResponse,
  InboxQuery,
  InboxResponse,
  InboxView,
  UnreadResponse,
} from './conversations.dto.js';

const PAGE = 30;

interface Row {
  id: string;
  lastSequence: number;
  unread: number;
}
type ConversationRow = Row & { pair: Pair; otherReadThrough: number };
/** Moments are text, as they come within JSON. */
type InboxRow = Row &
  Omit<Acquaintance, 'me'> & {
    text: string | null;
    attachments: number;
    isMine: boolean;
    sentAt: string;
    answerAwaitedSince: string | null;
  };

/** Which conversations a view has, in which order, and what comes after the one of `$3`. Each by an index of its own. */
const VIEWS: Record<InboxView, { where: string; goesOn: string; order: string }> = {
  all: newestFirst('true'),
  unread: newestFirst('p.read_through < p.last_sequence'),
  unanswered: {
    where: 'p.answer_awaited_since is not null',
    goesOn: `(p.answer_awaited_since, p.conversation_id) > (select answer_awaited_since, conversation_id`,
    order: 'p.answer_awaited_since, p.conversation_id',
  },
};

function newestFirst(where: string) {
  return {
    where,
    goesOn: '(p.last_message_at, p.conversation_id) < (select last_message_at, conversation_id',
    order: 'p.last_message_at desc, p.conversation_id desc',
  };
}

/** What a person has been written, and with whom. */
@Injectable()
export class ConversationsQueries {
  constructor(private readonly database: Database) {}

  /** The conversation as one of its two people sees it; for everybody else it is not there. */
  async read(accountId: string, conversationId: string): Promise<ConversationResponse> {
    const row = await this.database.one<ConversationRow>(
      `select c.id, ${pairOf('i', 'o')} as pair, c.last_sequence as "lastSequence",
              coalesce(p.last_sequence - p.read_through, 0) as unread, coalesce(theirs.read_through, 0) as "otherReadThrough"
       from conversations c
       join people i on i.id = $1
       join people o on o.id = case when c.low_account_id = $1 then c.high_account_id else c.low_account_id end
       left join conversation_participants p on p.account_id = $1 and p.conversation_id = c.id
       left join conversation_participants theirs on theirs.account_id = o.id and theirs.conversation_id = c.id
       where c.id = $2 and $1 in (c.low_account_id, c.high_account_id)`,
      [accountId, conversationId],
    );
    if (!row) throw notFound('Conversation');
    const { pair, otherReadThrough } = row;
    return {
      ...summary(row, pair),
      writing: writingOf(pair),
      isBlockable: pair.me.role === 'member' && pair.other.role === 'member',
      otherReadThrough: sharesRead(pair) ? otherReadThrough : null,
      showsTyping: sharesTyping(pair),
    };
  }

  /** A page of an inbox, by the index of its view, and whose it is, in one statement. */
  async inbox(accountId: string, { q = '', view = 'all', after }: InboxQuery): Promise<InboxResponse> {
    const { where, goesOn, order } = VIEWS[view];
    const inbox = await this.database.one<{ me: Known; rows: InboxRow[] }>(
      `select ${namedOf('i')} as me, coalesce((
         select json_agg(item) from (
           select p.conversation_id as id, p.other, ${kinshipOf('$1', 'p."otherId"')} as kinship, p.last_sequence as "lastSequence",
                  p.last_sequence - p.read_through as unread, p.answer_awaited_since as "answerAwaitedSince",
                  left(l.text, 200) as text, l.attachment_count as attachments, l.sender_id = $1 as "isMine", l.sent_at as "sentAt"
           from (
             select p.*, o.id as "otherId", ${namedOf('o')} as other
             from conversation_participants p
             join people o on o.id = p.other_account_id
             where p.account_id = $1 and ${where} and ($2 = '%%' or o.name ilike $2)
               and ($3::uuid is null or ${goesOn} from conversation_participants
                 where account_id = $1 and conversation_id = $3))
             order by ${order} limit ${PAGE + 1}
           ) p
           join messages l on l.conversation_id = p.conversation_id and l.sequence = p.last_sequence
           order by ${order}
         ) item
       ), '[]') as rows
       from people i where i.id = $1`,
      [accountId, `%${q.replace(/[\\%_]/g, '\\$&')}%`, after ?? null],
    );
    if (!inbox) throw notFound('Account');
    const { me, rows } = inbox;
    return { items: rows.slice(0, PAGE).map((row) => itemOf(me, row)), hasMore: rows.length > PAGE };
  }

  /** What waits for this person, by the partial indexes on it. */
  async unread(accountId: string): Promise<UnreadResponse> {
    const row = await this.database.one<
      Omit<UnreadResponse, 'oldestUnansweredSince'> & { oldest: Date | null }
    >(
      `select (select count(*)::int from conversation_participants where account_id = $1 and read_through < last_sequence) as conversations,
              count(*)::int as unanswered, min(answer_awaited_since) as oldest
       from conversation_participants where account_id = $1 and answer_awaited_since is not null`,
      [accountId],
    );
    const { oldest, ...counts } = row!;
    return { ...counts, oldestUnansweredSince: oldest?.toISOString() ?? null };
  }
}

const summary = ({ id, lastSequence, unread }: Row, acquaintance: Acquaintance) => ({
  ...{ id, lastSequence, unread },
  participant: correspondentOf(acquaintance),
});

function itemOf(me: Known, row: InboxRow): InboxItemResponse {
  const { other, kinship, text, attachments, isMine, sentAt, answerAwaitedSince } = row;
  return {
    ...summary(row, { me, other, kinship }),
    lastMessage: { text, attachments, isMine, sentAt: new Date(sentAt).toISOString() },
    answerAwaitedSince: answerAwaitedSince && new Date(answerAwaitedSince).toISOString(),
  };
}
