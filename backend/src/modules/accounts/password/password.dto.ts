import { Email, NewPassword, OneTimeToken, Password } from '../credentials.dto.js';

export class ForgotPasswordRequest {
  @Email()
  email: string;
}

export class ResetPasswordRequest {
  @OneTimeToken()
  token: string;

  @NewPassword()
  password: string;
}

export class ChangePasswordRequest {
  @Password()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
