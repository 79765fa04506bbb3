import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { accountNames } from '../../accounts/index.js';
import { AttachmentsService } from './attachments.service.js';
import type { MessageResponse, MessagesResponse, StudentMessageResponse } from './messages.dto.js';

/** How long a sender may reword or delete a message. */
export const CHANGEABLE_FOR = minutes(15);

const PAGE = 50;

export interface MessageRow {
  id: string;
  clientId: string;
  sequence: number;
  text: string | null;
  senderId: string;
  role: RowOf<typeof accountNames>['role'];
  sentAt: Date;
  editedAt: Date | null;
  attachmentCount: number;
}

const MESSAGES = `
  select m.id, m.client_id as "clientId", m.sequence, m.text, m.sender_id as "senderId", s.role, m.sent_at as "sentAt",
         m.edited_at as "editedAt", m.attachment_count as "attachmentCount"
  from messages m join account_names s on s.id = m.sender_id`;

/** The messages of one conversation. Whether the reader may read it is asked before. */
@Injectable()
export class MessagesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attachments: AttachmentsService,
  ) {}

  /** The newest ones, or those before one of them. */
  async page(readerId: string, conversationId: string, before?: number): Promise<MessagesResponse> {
    const rows = await this.database.query<MessageRow>(
      `${MESSAGES} where m.conversation_id = $1 and ($2::integer is null or m.sequence < $2)
       order by m.sequence desc limit ${PAGE + 1}`,
      [conversationId, before ?? null],
    );
    const items = await this.asSeenBy(readerId, rows.slice(0, PAGE).toReversed());
    return { items, hasEarlier: rows.length > PAGE };
  }

  /** The newest messages of the coach with a member, for programs; 404 where there is no such member. */
  async withStudent(coachId: string, studentId: string): Promise<StudentMessageResponse[]> {
    const student = await this.database.one(`select from people where id = $1 and role = 'member'`, [
      studentId,
    ]);
    if (!student) throw notFound('Student');
    const rows = await this.database.query<Omit<StudentMessageResponse, 'timestamp'> & { sentAt: Date }>(
      `select m.id, s.name as "from", m.text, m.sent_at as "sentAt", s.role = 'creator' as "isFromCoach"
       from conversations c
       join messages m on m.conversation_id = c.id
       join account_names s on s.id = m.sender_id
       where c.low_account_id = least($1::uuid, $2::uuid) and c.high_account_id = greatest($1::uuid, $2::uuid)
       order by m.sequence desc limit ${PAGE}`,
      [coachId, studentId],
    );
    return rows
      .toReversed()
      .map(({ sentAt, ...message }) => ({ ...message, timestamp: sentAt.toISOString() }));
  }

  /** One message, once its writer's transaction is through. */
  async one(readerId: string, id: string): Promise<MessageResponse> {
    const rows = await this.database.query<MessageRow>(`${MESSAGES} where m.id = $1`, [id]);
    const [message] = await this.asSeenBy(readerId, rows);
    if (!message) throw notFound('Message');
    return message;
  }

  private async asSeenBy(readerId: string, rows: readonly MessageRow[]): Promise<MessageResponse[]> {
    const withSome = rows.filter(({ attachmentCount }) => attachmentCount > 0);
    const attached = await this.attachments.of(withSome.map(({ id }) => id));
    return rows.map((row) => ({ ...this.plain(readerId, row), attachments: attached.get(row.id) ?? [] }));
  }

  private plain(
    readerId: string,
    { role, senderId, sentAt, editedAt, attachmentCount: _, ...message }: MessageRow,
  ): Omit<MessageResponse, 'attachments'> {
    const isMine = senderId === readerId;
    const until = later(sentAt, CHANGEABLE_FOR);
    const isChangeable = isMine && message.text !== null && this.clock.now() < until;
    return {
      ...message,
      isMine,
      isFromCoach: role === 'creator',
      sentAt: sentAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      changeableUntil: isChangeable ? until.toISOString() : null,
    };
  }
}
