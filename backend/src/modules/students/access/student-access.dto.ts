import { Email } from '../../accounts/index.js';
import { PersonName } from '../../../platform/http/fields/index.js';

export class InviteStudentRequest {
  @PersonName({ max: 100, example: 'Rosa Lind' }) name: string;
  @Email() email: string;
}
