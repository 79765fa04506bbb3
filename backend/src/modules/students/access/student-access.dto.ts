import { Email } from '../../accounts/index.js';
import { Text } from '../../../platform/http/text.js';

export class InviteStudentRequest {
  @Text({ max: 100, example: 'Rosa Lind' })
  name: string;

  @Email()
  email: string;
}
