import { Choice, Flag, Id, ListOf, Moment, Text } from '../../../platform/http/fields/index.js';
import { AttachmentResponse } from '../writing/attachments.dto.js';
import { MESSAGE_REPORT_REASONS, type MessageReportReason } from './message-report.entity.js';

/** A report of a message, in the coach's list. */
export class MessageReportResponse {
  @Id() id: string;
  @Choice(MESSAGE_REPORT_REASONS, 'MessageReportReason') reason: MessageReportReason;
  @Text('What the reporter added') note: string;
  @Id() senderId: string;
  @Text({ example: 'Ada Brook', description: 'Who wrote the message' }) senderName: string;
  @Id() reporterId: string;
  @Text({ example: 'Rosa Lind' }) reporterName: string;
  @Text({ nullable: true, description: 'What it says; null: deleted' }) text: string | null;
  @Flag('Whether the sender can write to the coach and the family alone for now') isSenderMuted: boolean;
  @Moment() createdAt: string;
  @Moment({ nullable: true, description: 'null: it waits for the coach' }) settledAt: string | null;
}

/** A message near the reported one. */
export class NearbyMessageResponse {
  @Id() id: string;
  @Text({ example: 'Ada Brook', description: 'Empty: somebody who has left for good' }) from: string;
  @Flag('Whether the sender of the reported message wrote it') isFromSender: boolean;
  @Flag('Whether it is the reported one') isReported: boolean;
  @Text({ nullable: true, description: 'null: deleted' }) text: string | null;
  @ListOf(AttachmentResponse) attachments: AttachmentResponse[];
  @Moment() sentAt: string;
}

export class MessageReportDetailResponse extends MessageReportResponse {
  @ListOf(
    NearbyMessageResponse,
    'The reported message with at most ten before and ten after it, the oldest first; no others are shown',
  )
  messages: NearbyMessageResponse[];
}
