import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import {
  MESSAGE_REPORT_NOTE_LIMIT,
  MESSAGE_REPORT_REASONS,
  type MessageReportReason,
} from './message-report.entity.js';

export class ReportMessageRequest {
  @ApiProperty({ enum: MESSAGE_REPORT_REASONS, enumName: 'MessageReportReason' })
  @IsIn(MESSAGE_REPORT_REASONS)
  reason: MessageReportReason;

  @Text({ max: MESSAGE_REPORT_NOTE_LIMIT, min: 0, description: 'Only for the coach' })
  note: string;
}
