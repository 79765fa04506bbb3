import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  HIDDEN_REASON_LIMIT,
  REPORT_NOTE_LIMIT,
  REPORT_REASONS,
  REPORT_WEIGHTS,
  type ReportReason,
  type ReportWeight,
} from '../../kernel/moderation.js';
import { Text } from './text.js';

/** A report of something that another person wrote. */
export class ReportRequest {
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  @IsIn(REPORT_REASONS)
  reason: ReportReason;

  @Text({ max: REPORT_NOTE_LIMIT, min: 0, description: 'Only for the coach' })
  note: string;
}

/** A report that the coach has not decided about. */
export class OpenReportResponse {
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  reason: ReportReason;

  @ApiProperty()
  note: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the reporter' })
  reporterName: string | null;

  @ApiProperty({
    enum: REPORT_WEIGHTS,
    enumName: 'ReportWeight',
    description:
      'Whether it counts toward hiding automatically; `same-family`: another report from that family already counts',
  })
  weight: ReportWeight;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ModerationReasonRequest {
  @Text({ max: HIDDEN_REASON_LIMIT, description: 'Shown to its author if it’s hidden' })
  reason: string;
}
