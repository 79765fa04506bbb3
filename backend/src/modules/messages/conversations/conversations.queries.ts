import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import type { Kinship } from '../../accounts/index.js';
import { Database } from '../../../platform/database/database.js';
import {
  CIRCLE,
  type Circle,
  type CirclePerson,
  circlePersonOf,
  nameFor,
  readsSince,
  writingInCircle,
} from '../circles/circle.sql.js';
import {
  type Acquaintance,
  correspondentOf,
  kinshipOf,
  type Known,
  type Named,
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
/** Two people, or a circle or pod. */
type Of = { pair: Pair; circle: null } | { pair: null; circle: Circle };
type ConversationRow = Row & Of & { otherReadThrough: number; showsTyping: boolean };
/** Moments are text, as they come within JSON. */
type InboxRow = Row & {
  /** Of two people the other one, and what the reader is to her. */
  other: Named | null;
  kinship: Kinship;
  circle: Circle | null;
  /** Who wrote to a circle or pod. */
  sender: CirclePerson | null;
  text: string | null;
  attachments: number;
  isMine: boolean;
  sentAt: string;
  answerAwaitedSince: string | null;
};

/** Whom a conversation is with, as a query over `c`, `i` and `o` reads it. */
const WITH = `case when c.group_id is null then ${pairOf('i', 'o')} end as pair,
              case when c.group_id is not null then ${CIRCLE} end as circle`;

/** The coach has hidden the message `l` from everybody but whoever wrote it. */
const HIDDEN_FROM_READER = `l.hidden_at is not null and l.sender_id is distinct from $1 and i.role <> 'creator'
                or l.sender_id in (select b.person_id from message_blocks b where c.group_id is not null and b.account_id = $1)`;

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
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The conversation as one of its people sees it; for everybody else it is not there. */
  async read(accountId: string, conversationId: string): Promise<ConversationResponse> {
    const row = await this.database.one<ConversationRow>(
      `select c.id, ${WITH}, c.last_sequence as "lastSequence",
              coalesce(p.last_sequence - p.read_through, 0) as unread, coalesce(theirs.read_through, 0) as "otherReadThrough",
              coalesce((select s.shows_typing from message_settings s where s.account_id = i.id), true) as "showsTyping"
       from conversations c
       join people i on i.id = $1
       left join people o on o.id = case when c.low_account_id = $1 then c.high_account_id else c.low_account_id end
       left join conversation_participants p on p.account_id = $1 and p.conversation_id = c.id
       left join conversation_participants theirs on theirs.account_id = o.id and theirs.conversation_id = c.id
       where c.id = $2 and ${readsSince('$1')} is not null`,
      [accountId, conversationId],
    );
    if (!row) throw notFound('Conversation');
    const { pair, circle, otherReadThrough, showsTyping } = row;
    const now = this.clock.now();
    if (circle)
      return {
        ...ofCircle(row, circle),
        ...{
          writing: writingInCircle(circle.writer, now),
          isBlockable: false,
          otherReadThrough: null,
          showsTyping,
        },
        isReportable: circle.writer.role === 'member',
      };
    const isBlockable = pair.me.role === 'member' && pair.other.role === 'member';
    return {
      ...ofTwo(row, pair),
      ...{ writing: writingOf(pair, now), isBlockable, isReportable: isBlockable },
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
                  case when c.group_id is not null then ${CIRCLE} end as circle,
                  case when c.group_id is not null then ${circlePersonOf('l.sender_id')} end as sender,
                  case when ${HIDDEN_FROM_READER} then null else left(l.text, 200) end as text, l.attachment_count as attachments,
                  l.sender_id is not distinct from $1 as "isMine", l.sent_at as "sentAt"
           from (
             select p.*, o.id as "otherId", case when o.id is not null then ${namedOf('o')} end as other
             from conversation_participants p
             left join people o on o.id = p.other_account_id
             left join lateral (select f.name from conversations c join group_facts f on f.id = c.group_id
               where p.other_account_id is null and c.id = p.conversation_id and ${readsSince('$1')} is not null) f on true
             where p.account_id = $1 and ${where} and coalesce(o.name, f.name) is not null
               and ($2 = '%%' or coalesce(o.name, f.name) ilike $2)
               and ($3::uuid is null or ${goesOn} from conversation_participants
                 where account_id = $1 and conversation_id = $3))
             order by ${order} limit ${PAGE + 1}
           ) p
           join conversations c on c.id = p.conversation_id
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

  /** What waits for this person, by the partial indexes on it; circles and pods that she has silenced do not count. */
  async unread(accountId: string): Promise<UnreadResponse> {
    const row = await this.database.one<
      Omit<UnreadResponse, 'oldestUnansweredSince'> & { oldest: Date | null }
    >(
      `select (select count(*)::int from conversation_participants p
               where account_id = $1 and read_through < last_sequence and not exists (
                 select from silenced_conversations s where s.account_id = p.account_id and s.conversation_id = p.conversation_id)
              ) as conversations,
              count(*)::int as unanswered, min(answer_awaited_since) as oldest
       from conversation_participants where account_id = $1 and answer_awaited_since is not null`,
      [accountId],
    );
    const { oldest, ...counts } = row!;
    return { ...counts, oldestUnansweredSince: oldest?.toISOString() ?? null };
  }
}

const ofTwo = ({ id, lastSequence, unread }: Row, acquaintance: Acquaintance) => {
  const participant = correspondentOf(acquaintance);
  return { id, lastSequence, unread, participant, name: participant.name, circle: null };
};

const ofCircle = (
  { id, lastSequence, unread }: Row,
  { id: groupId, name, kind, members, isSilenced }: Circle,
) => ({
  ...{ id, lastSequence, unread, name, participant: null },
  circle: { id: groupId, kind, members, isSilenced },
});

function itemOf(me: Known, row: InboxRow): InboxItemResponse {
  const { other, kinship, circle, sender, text, attachments, isMine, sentAt, answerAwaitedSince } = row;
  return {
    ...(circle ? ofCircle(row, circle) : ofTwo(row, { me, other: other!, kinship })),
    lastMessage: {
      ...{ text, attachments, isMine, sentAt: new Date(sentAt).toISOString() },
      senderName: sender && nameFor(me, sender),
    },
    answerAwaitedSince: answerAwaitedSince && new Date(answerAwaitedSince).toISOString(),
  };
}
