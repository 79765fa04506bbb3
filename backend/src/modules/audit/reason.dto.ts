import { Text } from '../../platform/http/fields/index.js';
import { REASON_LIMIT } from './audit-actions.js';

/** The coach's reason for an action on one member. */
export class ReasonRequest {
  @Text({
    max: REASON_LIMIT,
    example: 'Asked for it by phone',
    description: 'Kept in the audit log; never shown to the student',
  })
  reason: string;
}
