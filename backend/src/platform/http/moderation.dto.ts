import {
  HIDDEN_REASON_LIMIT,
  REPORT_NOTE_LIMIT,
  REPORT_REASONS,
  REPORT_WEIGHTS,
  type ReportReason,
  type ReportWeight,
} from '../../kernel/moderation.js';
import { Choice, Moment, Text } from './fields/index.js';

export class ReportRequest {
  @Choice(REPORT_REASONS, 'ReportReason') reason: ReportReason;
  @Text({ max: REPORT_NOTE_LIMIT, min: 0, description: 'Only for the coach' }) note: string;
}

/** A report that is pending the coach's decision. */
export class OpenReportResponse {
  @Choice(REPORT_REASONS, 'ReportReason') reason: ReportReason;
  @Text() note: string;
  @Text({ nullable: true, description: 'Name of the reporter' }) reporterName: string | null;

  @Choice(
    REPORT_WEIGHTS,
    'ReportWeight',
    'Whether it counts toward hiding automatically; `same_family`: another report from that family already counts',
  )
  weight: ReportWeight;

  @Moment() createdAt: string;
}

export class ModerationReasonRequest {
  @Text({ max: HIDDEN_REASON_LIMIT, description: 'Shown to its author if it’s hidden' })
  reason: string;
}
