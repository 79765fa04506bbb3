import { Choice, Flag, Id, ListOf, Moment, Text } from '../../../platform/http/fields/index.js';
import { AttachmentResponse } from '../writing/attachments.dto.js';
import { MESSAGE_REPORT_REASONS, type MessageReportReason } from './message-report.entity.js';

/** A report of a message, in the coach's list. */
export class MessageReportResponse {
  @Id() id: string;
  @Choice(MESSAGE_REPORT_REASONS, 'MessageReportReason') reason: MessageReportReason;
  @Text('Note from the reporter') note: string;
  @Id() senderId: string;
  @Text({ example: 'Ada Brook', description: 'Author of the message' }) senderName: string;
  @Id() reporterId: string;
  @Text({ example: 'Rosa Lind' }) reporterName: string;
  @Text({ nullable: true, description: 'Text of the message; null: deleted' }) text: string | null;
  @Flag('Whether the sender is muted and can only message the coach and family') isSenderMuted: boolean;
  @Moment() createdAt: Date;
  @Moment({ nullable: true, description: 'null: waiting for the coach' }) settledAt: Date | null;
}

/** A message near the reported one. */
export class NearbyMessageResponse {
  @Id() id: string;
  @Text({ example: 'Ada Brook', description: 'Empty: the account was deleted' }) from: string;
  @Flag('Whether the sender of the reported message wrote it') isFromSender: boolean;
  @Flag('Whether it’s the reported message') isReported: boolean;
  @Text({ nullable: true, description: 'null: deleted' }) text: string | null;
  @ListOf(AttachmentResponse) attachments: AttachmentResponse[];
  @Moment() sentAt: Date;
}

export class MessageReportDetailResponse extends MessageReportResponse {
  @ListOf(
    NearbyMessageResponse,
    'The reported message with up to 10 before and 10 after it, oldest first; no others are shown',
  )
  messages: NearbyMessageResponse[];
}
