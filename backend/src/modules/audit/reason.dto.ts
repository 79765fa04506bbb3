import { Text } from '../../platform/http/text.js';
import { REASON_LIMIT } from './audit-actions.js';

/** Why the coach does something to one member. */
export class ReasonRequest {
  @Text({
    max: REASON_LIMIT,
    example: 'Asked for it by phone',
    description: 'Kept in the audit log; the student never sees it',
  })
  reason: string;
}
