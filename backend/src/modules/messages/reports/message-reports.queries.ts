import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, isTrue, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { readPage } from '../../../platform/http/read-page.js';
import { times } from '../../../platform/http/list-ranges.js';
import { isMuted } from '../../accounts/index.js';
import { AttachmentsService } from '../writing/attachments.service.js';
import { MESSAGE_REPORT_REASONS } from './message-report.entity.js';
import type {
  MessageReportDetailResponse,
  MessageReportResponse,
  NearbyMessageResponse,
} from './message-reports.dto.js';

const FROM = `message_reports r
  join messages m on m.id = r.message_id
  join people s on s.id = m.sender_id
  join account_names w on w.id = r.reporter_id`;

export const MESSAGE_REPORT_FIELDS: ListFields = {
  sort: {
    id: 'r.id',
    createdAt: 'r.created_at',
    senderName: 'lower(s.name)',
    reporterName: 'lower(w.name)',
    reason: 'r.reason',
    settledAt: 'r.settled_at',
  },
  filter: {
    q: contains('m.text', 's.name', 'w.name'),
    id: ids('r.id'),
    senderId: ids('m.sender_id'),
    senderName: contains('s.name'),
    reporterName: contains('w.name'),
    reason: oneOf(MESSAGE_REPORT_REASONS, 'r.reason'),
    isWaiting: isTrue('(r.settled_at is null)'),
    ...times('createdAt', 'r.created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

const SELECT = `
  select r.id, r.reason, r.note, m.sender_id as "senderId", s.name as "senderName", r.reporter_id as "reporterId",
         w.name as "reporterName", m.text, to_json(s.muted_until) as "mutedUntil",
         r.created_at as "createdAt", r.settled_at as "settledAt"
  from ${FROM}`;

/** Number of messages before and after the reported one that the coach may read. */
const NEARBY = 10;

type Row = Omit<MessageReportResponse, 'isSenderMuted'> & {
  /** End of the mute, for `isMuted`. */
  mutedUntil: string | null;
};

/** Reads members' reports of messages, for the coach. */
@Injectable()
export class MessageReportsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attachments: AttachmentsService,
  ) {}

  async list(params: ListParams): Promise<{ items: MessageReportResponse[]; contentRange: string }> {
    const now = this.clock.now();
    return readPage(this.database, readListQuery(params, MESSAGE_REPORT_FIELDS), {
      unit: 'message-reports',
      select: SELECT,
      from: FROM,
      tie: 'r.id',
      show: (rows: Row[]) => rows.map((row) => toResponse(row, now)),
    });
  }

  async one(id: string): Promise<MessageReportDetailResponse> {
    const row = await this.database.one<Row>(`${SELECT} where r.id = $1`, [id]);
    if (!row) throw notFound('Report');
    const messages = await this.database.query<Omit<NearbyMessageResponse, 'attachments'>>(
      `select n.id, coalesce(a.name, '') as "from", n.sender_id is not distinct from m.sender_id as "isFromSender", n.id = m.id as "isReported", n.text,
              n.sent_at as "sentAt"
       from message_reports r
       join messages m on m.id = r.message_id
       join messages n on n.conversation_id = m.conversation_id
         and n.sequence between m.sequence - ${NEARBY} and m.sequence + ${NEARBY}
       left join account_names a on a.id = n.sender_id
       where r.id = $1 order by n.sequence`,
      [id],
    );
    const attached = await this.attachments.of(messages.map((message) => message.id));
    return {
      ...toResponse(row, this.clock.now()),
      messages: messages.map((message) => ({ ...message, attachments: attached.get(message.id) ?? [] })),
    };
  }
}

const toResponse = ({ mutedUntil, ...row }: Row, now: Date): MessageReportResponse => ({
  ...row,
  isSenderMuted: isMuted(mutedUntil, now),
});
