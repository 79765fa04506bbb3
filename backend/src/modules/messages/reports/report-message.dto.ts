import { Choice, Text } from '../../../platform/http/fields/index.js';
import {
  MESSAGE_REPORT_NOTE_LIMIT,
  MESSAGE_REPORT_REASONS,
  type MessageReportReason,
} from './message-report.entity.js';

export class ReportMessageRequest {
  @Choice(MESSAGE_REPORT_REASONS, 'MessageReportReason') reason: MessageReportReason;
  @Text({ max: MESSAGE_REPORT_NOTE_LIMIT, min: 0, description: 'Only for the coach' }) note: string;
}
