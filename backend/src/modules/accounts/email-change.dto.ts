import { Email, Password } from './auth.dto.js';

export class ChangeEmailRequest {
  @Email()
  newEmail: string;

  @Password()
  password: string;
}
