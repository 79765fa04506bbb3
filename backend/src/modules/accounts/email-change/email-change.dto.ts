import { Email, Password } from '../sign-in/auth.dto.js';

export class ChangeEmailRequest {
  @Email()
  newEmail: string;

  @Password()
  password: string;
}
