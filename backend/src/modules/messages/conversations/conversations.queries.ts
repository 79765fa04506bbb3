import { isLike } from '../../../platform/database/searchable.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { Kinship } from '../../accounts/index.js';
import { Database } from '../../../platform/database/database.js';
import {
  CIRCLE,
  type Circle,
  type CirclePerson,
  circlePersonOf,
  isWithheldOf,
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
  InboxView,
  UnreadResponse,
} from './conversations.dto.js';

interface Row {
  id: string;
  lastSequence: number;
  unread: number;
}
/** A conversation of two people, or of a circle or pod. */
type Of = { pair: Pair; circle: null } | { pair: null; circle: Circle };
type ConversationRow = Row & Of & { otherReadThrough: number; showsTyping: boolean };
/** A row of the inbox; times are text, because they arrive inside JSON. */
type InboxRow = Row & {
  /** The other person in a pair; `kinship` is the reader's relation to them. */
  other: Named | null;
  kinship: Kinship;
  /** Set for a circle or pod; `sender` wrote the newest message. */
  inCircle: { circle: Circle; sender: CirclePerson | null } | null;
  text: string | null;
  attachments: number;
  isMine: boolean;
  sentAt: string;
  answerAwaitedSince: string | null;
  updatedAt: string;
  /** Time that the view is ordered by. */
  placedAt: string;
};

/** Columns for the other side of a conversation, in a query over `c`, `i` and `o`. */
const WITH = `case when c.group_id is null then ${pairOf('i', 'o')} end as pair,
              case when c.group_id is not null then ${CIRCLE} end as circle`;

/**
 * True if the newest message `l` of a circle or pod is hidden from the reader: the coach hid it, its author is an
 * absent minor, or the reader has blocked its author. The first two do not hide it from its author and the coach.
 */
const HIDDEN_FROM_READER = `l.sender_id is distinct from $1 and i.role <> 'creator' and (l.hidden_at is not null
                  or p.other_account_id is null and exists (select from absent_minors a where a.id = l.sender_id))
                or p.other_account_id is null and l.sender_id in (select b.person_id from message_blocks b where b.account_id = $1)`;

/** Filter and order of each inbox view. Each view has its own index. */
const VIEWS: Record<InboxView, { where: string; goesOn: string; time: string; order: string }> = {
  all: newestFirst('true'),
  unread: newestFirst('p.read_through < p.last_sequence'),
  unanswered: {
    where: 'p.answer_awaited_since is not null',
    goesOn: '>',
    time: 'p.answer_awaited_since',
    order: 'p.answer_awaited_since, p.conversation_id',
  },
};

/** Order of a view for programs that ask for changes. */
const EARLIEST_CHANGE_FIRST = {
  goesOn: '>',
  time: 'p.updated_at',
  order: 'p.updated_at, p.conversation_id',
};

function newestFirst(where: string) {
  return {
    where,
    goesOn: '<',
    time: 'p.last_message_at',
    order: 'p.last_message_at desc, p.conversation_id desc',
  };
}

/**
 * Selects this many rows of the inbox of `$1`. Each combination is a statement of its own: with optional conditions
 * (`$2 is null or …`) PostgreSQL would plan every call again. The other side of a conversation is read row by row along
 * the index, so further pages cost nothing. Groups that the reader left and deleted accounts are skipped.
 */
function inboxOf(
  view: InboxView,
  {
    isSearched,
    isPolled,
    goesOn,
    rows,
  }: { isSearched: boolean; isPolled: boolean; goesOn: boolean; rows: number },
): string {
  const { where, goesOn: isBeyond, time, order } = { ...VIEWS[view], ...(isPolled && EARLIEST_CHANGE_FIRST) };
  const since = isSearched ? 3 : 2;
  const first = isPolled ? since + 1 : since;
  const conditions = [
    `p.account_id = $1 and ${where} and num_nonnulls(w.other, w.circle_name) > 0`,
    ...(isSearched ? [isLike(`coalesce(w.other ->> 'name', w.circle_name)`, '$2')] : []),
    ...(isPolled ? [`p.updated_at >= $${since}::timestamptz`] : []),
    ...(goesOn
      ? [`(${time}, p.conversation_id) ${isBeyond} ($${first}::timestamptz, $${first + 1}::uuid)`]
      : []),
  ];
  return `select ${namedOf('i')} as me, coalesce((
         select json_agg(item) from (
           select p.conversation_id as id, p.other, ${kinshipOf('$1', 'p.other_account_id')} as kinship,
                  p.last_sequence as "lastSequence", p.last_sequence - p.read_through as unread,
                  p.answer_awaited_since as "answerAwaitedSince", p.updated_at as "updatedAt", ${time} as "placedAt",
                  case when p.other_account_id is null then (
                    select json_build_object('circle', ${CIRCLE}, 'sender', case when not ${isWithheldOf('l')} then ${circlePersonOf('l.sender_id')} end)
                    from conversations c where c.id = p.conversation_id) end as "inCircle",
                  case when ${HIDDEN_FROM_READER} then null else left(l.text, 200) end as text, l.attachment_count as attachments,
                  l.sender_id is not distinct from $1 as "isMine", l.sent_at as "sentAt"
           from (
             select p.*, w.other from conversation_participants p
             cross join lateral (
               select (select ${namedOf('o')} from people o where o.id = p.other_account_id) as other,
                      case when p.other_account_id is null then (
                        select f.name from conversations c join group_facts f on f.id = c.group_id
                        where c.id = p.conversation_id and ${readsSince('$1')} is not null) end as circle_name
               offset 0) w
             where ${conditions.join(' and ')}
             order by ${order} limit ${rows}
           ) p
           join messages l on l.conversation_id = p.conversation_id and l.sequence = p.last_sequence
           order by ${order}
         ) item
       ), '[]') as rows
       from people i where i.id = $1`;
}

/**
 * Cached statements: looking up a long text that is built per request would compare all of its characters each time.
 */
const inboxes = new Map<string, string>();

function keptInboxOf(view: InboxView, of: Parameters<typeof inboxOf>[1]): string {
  const key = [view, of.isSearched, of.isPolled, of.goesOn, of.rows].join();
  const kept = inboxes.get(key) ?? inboxOf(view, of);
  inboxes.set(key, kept);
  return kept;
}

/** Reads a person's conversations and unread counts. */
@Injectable()
export class ConversationsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the conversation as one of its people sees it; 404 for everyone else. */
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
        writing: writingInCircle(circle.writer, now),
        isBlockable: false,
        otherReadThrough: null,
        showsTyping,
        isReportable: circle.writer.role === 'member',
      };
    const isBlockable = pair.me.role === 'member' && pair.other.role === 'member';
    return {
      ...ofTwo(row, pair),
      writing: writingOf(pair, now),
      isBlockable,
      isReportable: isBlockable,
      otherReadThrough: sharesRead(pair) ? otherReadThrough : null,
      showsTyping: sharesTyping(pair),
    };
  }

  /** Returns a page of an inbox, by the index of its view, and the reader, in one statement. */
  async inbox(
    accountId: string,
    { q = '', view = 'all', updatedSince, after, limit }: InboxQuery,
  ): Promise<Page<InboxItemResponse>> {
    const isSearched = q !== '';
    const isPolled = updatedSince !== undefined;
    const inbox = await this.database.one<{ me: Known; rows: InboxRow[] }>(
      keptInboxOf(view, { isSearched, isPolled, goesOn: after !== undefined, rows: limit + 1 }),
      [
        accountId,
        ...(isSearched ? [`%${q.replace(/[\\%_]/g, '\\$&')}%`] : []),
        ...(isPolled ? [updatedSince] : []),
        ...valuesOf(after),
      ],
    );
    if (!inbox) throw notFound('Account');
    const { items, next } = pageOf(inbox.rows, limit, ({ placedAt, id }) => cursorOf(new Date(placedAt), id));
    return { items: items.map((row) => itemOf(inbox.me, row)), next };
  }

  /** Counts unread and unanswered conversations by their partial indexes, without silenced circles and pods. */
  async unread(accountId: string): Promise<UnreadResponse> {
    const row = await this.database.one<
      Omit<UnreadResponse, 'oldestUnansweredSince'> & { oldest: Date | null }
    >(
      `select (select count(*)::int from conversation_participants p
               where account_id = $1 and read_through < last_sequence and not exists (
                 select from silenced_conversations s where s.account_id = p.account_id and s.conversation_id = p.conversation_id)
              ) as conversations,
              count(*)::int as unanswered, min(since) as oldest
       from awaited_answers where account_id = $1`,
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
  id,
  lastSequence,
  unread,
  name,
  participant: null,
  circle: { id: groupId, kind, members, isSilenced },
});

function itemOf(me: Known, row: InboxRow): InboxItemResponse {
  const { other, kinship, inCircle, text, attachments, isMine, sentAt, answerAwaitedSince, updatedAt } = row;
  const of = inCircle ? ofCircle(row, inCircle.circle) : ofTwo(row, { me, other: other!, kinship });
  return {
    id: of.id,
    lastSequence: of.lastSequence,
    unread: of.unread,
    name: of.name,
    participant: of.participant,
    circle: of.circle,
    lastMessage: {
      text,
      attachments,
      isMine,
      sentAt: new Date(sentAt).toISOString(),
      senderName: inCircle?.sender ? nameFor(me, inCircle.sender) : null,
    },
    answerAwaitedSince: answerAwaitedSince && new Date(answerAwaitedSince).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
