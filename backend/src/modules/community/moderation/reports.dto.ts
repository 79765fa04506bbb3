import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { REPORT_NOTE_LIMIT, REPORT_REASONS, type ReportReason } from '../words/words.js';

export class ReportRequest {
  @ApiProperty({ enum: REPORT_REASONS, enumName: 'ReportReason' })
  @IsIn(REPORT_REASONS)
  reason: ReportReason;

  @Text({ max: REPORT_NOTE_LIMIT, min: 0, description: 'For the coach alone' })
  note: string;
}
