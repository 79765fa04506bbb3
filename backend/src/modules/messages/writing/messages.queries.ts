import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { Person } from '../../accounts/index.js';
import {
  type CirclePerson,
  circlePersonFor,
  circlePersonOf,
  hasPageFor,
  isWithheldOf,
  nameFor,
  readsSince,
} from '../circles/circle.sql.js';
import { AttachmentsService } from './attachments.service.js';
import type { MessageMentionResponse, MessageResponse, StudentMessageResponse } from './messages.dto.js';

/** Time in which a sender may edit or delete a message. */
export const CHANGEABLE_FOR = minutes(15);

/** Max messages on the coach's student page. */
const LATEST = 50;

interface MessageRow
  extends Omit<MessageResponse, 'attachments' | 'sender' | 'mentions' | 'isHidden' | 'changeableUntil'> {
  attachmentCount: number;
  reader: Person;
  /** Author; set only in circles and pods, like the fields that follow. */
  sender: CirclePerson | null;
  mentioned: (CirclePerson | null)[] | null;
  /** True in a circle or pod if the author is a minor without a current guardian's consent to the community. */
  isWithheld: boolean;
}

/** Number of others who share read marks and have read message `m`; counted only if its author shares them, too. */
const SEEN_BY = `case when c.group_id is not null and m.sender_id = i.id and not exists (
           select from message_settings s where s.account_id = i.id and not s.shows_read)
         then (select count(*)::int from conversation_participants p
           left join message_settings s on s.account_id = p.account_id
           where p.conversation_id = c.id and p.account_id <> i.id and p.read_through >= m.sequence
             and coalesce(s.shows_read, true)) end`;

/** Messages as the reader `$1` sees them; in a circle or pod, those sent since the reader joined. */
const MESSAGES = `
  select m.id, m.client_id as "clientId", m.sequence, m.text, m.sender_id is not distinct from i.id as "isMine",
         coalesce(s.role = 'creator', false) as "isFromCoach", m.sent_at as "sentAt", m.edited_at as "editedAt",
         m.attachment_count as "attachmentCount", json_build_object('role', i.role, 'band', i.band) as reader,
         case when c.group_id is not null then ${circlePersonOf('m.sender_id')} end as sender,
         case when c.group_id is not null then (
           select json_agg(${circlePersonOf('x.account_id')}) from message_mentions x where x.message_id = m.id
             and not exists (select from absent_minors a where a.id = x.account_id)) end as mentioned,
         c.group_id is not null and exists (
           select from message_blocks b where b.account_id = i.id and b.person_id = m.sender_id) as "isFromBlocked",
         ${isWithheldOf('m')} as "isWithheld", m.hidden_reason as "hiddenReason", ${SEEN_BY} as "seenBy"
  from messages m
  join conversations c on c.id = m.conversation_id
  join people i on i.id = $1
  left join account_names s on s.id = m.sender_id
  cross join lateral (select ${readsSince('$1')} as since offset 0) r
  where m.sent_at >= r.since`;

/** Reads the messages of a conversation, as one of its people may see them. */
@Injectable()
export class MessagesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attachments: AttachmentsService,
  ) {}

  async page(
    readerId: string,
    conversationId: string,
    { after, limit }: PageQuery,
  ): Promise<Page<MessageResponse>> {
    const rows = await this.database.query<MessageRow>(
      `${MESSAGES} and m.conversation_id = $2 and ($3::integer is null or m.sequence < $3)
       order by m.sequence desc limit ${limit + 1}`,
      [readerId, conversationId, valuesOf(after)[0] ?? null],
    );
    const { items, next } = pageOf(rows, limit, ({ sequence }) => cursorOf(sequence));
    return { items: await this.shown(items), next };
  }

  /** Returns the newest messages between the coach and a member, for API tokens; 404 if there is no such member. */
  async withStudent(coachId: string, studentId: string): Promise<StudentMessageResponse[]> {
    const student = await this.database.one(`select from people where id = $1 and role = 'member'`, [
      studentId,
    ]);
    if (!student) throw notFound('Student');
    const rows = await this.database.query<StudentMessageResponse>(
      `select m.id, s.name as "from", m.text, m.sent_at as timestamp, s.role = 'creator' as "isFromCoach"
       from conversations c
       join messages m on m.conversation_id = c.id
       join account_names s on s.id = m.sender_id
       where c.low_account_id = least($1::uuid, $2::uuid) and c.high_account_id = greatest($1::uuid, $2::uuid)
       order by m.sequence desc limit ${LATEST}`,
      [coachId, studentId],
    );
    return rows.toReversed();
  }

  /** Returns one message, after the transaction of its author has committed. */
  async one(readerId: string, id: string): Promise<MessageResponse> {
    const rows = await this.database.query<MessageRow>(`${MESSAGES} and m.id = $2`, [readerId, id]);
    const [message] = await this.shown(rows);
    if (!message) throw notFound('Message');
    return message;
  }

  private async shown(rows: readonly MessageRow[]): Promise<MessageResponse[]> {
    const withSome = rows.filter((row) => row.attachmentCount > 0 && !isHiddenFromReader(row));
    const attached = await this.attachments.of(withSome.map(({ id }) => id));
    return rows.map((row) => ({ ...this.plain(row), attachments: attached.get(row.id) ?? [] }));
  }

  private plain(row: MessageRow): Omit<MessageResponse, 'attachments'> {
    const { reader, sender, mentioned, hiddenReason, isWithheld, attachmentCount: _, ...message } = row;
    const { isMine, sentAt } = message;
    const text = isHiddenFromReader(row) ? null : message.text;
    const isHidden = hiddenReason !== null || isWithheld;
    const until = later(sentAt, CHANGEABLE_FOR);
    const isChangeable = isMine && !isHidden && message.text !== null && this.clock.now() < until;
    return {
      ...message,
      text,
      isHidden,
      mentions: (mentioned ?? []).flatMap((person) => (person ? [mentionFor(reader, person)] : [])),
      sender: sender && !isWithheldFromReader(row) ? circlePersonFor(reader, sender) : null,
      hiddenReason: isMine || reader.role === 'creator' ? hiddenReason : null,
      changeableUntil: isChangeable ? until : null,
    };
  }
}

const isHiddenFromReader = (row: MessageRow): boolean =>
  isWithheldFromReader(row) || (row.hiddenReason !== null && !row.isMine && row.reader.role !== 'creator');

const isWithheldFromReader = ({ isWithheld, isMine, reader }: MessageRow): boolean =>
  isWithheld && !isMine && reader.role !== 'creator';

const mentionFor = (reader: Person, person: CirclePerson): MessageMentionResponse => ({
  accountId: person.id,
  name: nameFor(reader, person),
  hasPage: hasPageFor(reader, person),
});
