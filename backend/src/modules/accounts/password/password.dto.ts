import { Email, NewPassword, OneTimeToken, Password, ZoneOfBrowser } from '../credentials.dto.js';

export class ForgotPasswordRequest {
  @Email() email: string;
}

export class ResetPasswordRequest {
  @OneTimeToken() token: string;
  @NewPassword() password: string;

  /** Stored with a first password. */
  @ZoneOfBrowser() timeZone?: string;
}

export class ChangePasswordRequest {
  @Password() currentPassword: string;
  @NewPassword() newPassword: string;
}
