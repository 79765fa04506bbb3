import { Email, Password } from '../credentials.dto.js';

export class ChangeEmailRequest {
  @Email() newEmail: string;
  @Password() password: string;
}
