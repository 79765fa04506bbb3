import { Email } from '../../accounts/index.js';
import { REASON_LIMIT } from '../../audit/index.js';
import { Text } from '../../../platform/http/text.js';

export class WithReasonRequest {
  @Text({
    max: REASON_LIMIT,
    example: 'Asked for it by phone',
    description: 'Kept in the audit log; the student never sees it',
  })
  reason: string;
}

export class InviteStudentRequest {
  @Text({ max: 100, example: 'Rosa Lind' })
  name: string;

  @Email()
  email: string;
}
