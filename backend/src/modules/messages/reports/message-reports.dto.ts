import { ApiProperty } from '@nestjs/swagger';
import { AttachmentResponse } from '../writing/attachments.dto.js';
import { MESSAGE_REPORT_REASONS, type MessageReportReason } from './message-report.entity.js';

/** A report of a message, in the coach's list. */
export class MessageReportResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MESSAGE_REPORT_REASONS, enumName: 'MessageReportReason' })
  reason: MessageReportReason;

  @ApiProperty({ description: 'Note from the reporter' })
  note: string;

  @ApiProperty({ format: 'uuid' })
  senderId: string;

  @ApiProperty({ example: 'Ada Brook', description: 'Author of the message' })
  senderName: string;

  @ApiProperty({ format: 'uuid' })
  reporterId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  reporterName: string;

  @ApiProperty({ type: String, nullable: true, description: 'Text of the message; null: deleted' })
  text: string | null;

  @ApiProperty({ description: 'Whether the sender is muted and can only message the coach and family' })
  isSenderMuted: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null: waiting for the coach',
  })
  settledAt: string | null;
}

/** A message near the reported one. */
export class NearbyMessageResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Ada Brook', description: 'Empty: the account was deleted' })
  from: string;

  @ApiProperty({ description: 'Whether the sender of the reported message wrote it' })
  isFromSender: boolean;

  @ApiProperty({ description: 'Whether it’s the reported message' })
  isReported: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'null: deleted' })
  text: string | null;

  @ApiProperty({ type: [AttachmentResponse] })
  attachments: AttachmentResponse[];

  @ApiProperty({ format: 'date-time' })
  sentAt: string;
}

export class MessageReportDetailResponse extends MessageReportResponse {
  @ApiProperty({
    type: [NearbyMessageResponse],
    description:
      'The reported message with up to 10 before and 10 after it, oldest first; no others are shown',
  })
  messages: NearbyMessageResponse[];
}
