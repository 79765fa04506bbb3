import { IsOptional } from 'class-validator';
import { Flag, PersonName, Text, Whole } from '../../../platform/http/fields/index.js';
import { BirthDate } from '../age/age.dto.js';
import {
  Email,
  EmailOrName,
  NewPassword,
  OneTimeToken,
  Password,
  ZoneOfBrowser,
} from '../credentials.dto.js';

export class RegisterRequest {
  @PersonName({ max: 100, example: 'Rosa Lind' }) name: string;
  @Email() email: string;
  @NewPassword() password: string;
  @BirthDate() birthDate: string;

  @Flag({
    default: false,
    description: 'Whether the new member agrees to news and offers from the coach by email',
    optional: true,
  })
  @IsOptional()
  wantsNews?: boolean;

  @ZoneOfBrowser() timeZone?: string;
}

export class LoginRequest {
  @EmailOrName() email: string;
  @Password() password: string;

  @Text({
    max: 32,
    optional: true,
    example: '492039',
    description:
      'From the authenticator app, or a recovery code; required after 401 `code_required`. After 401 `mailed_code_required`, also the emailed code',
  })
  code?: string;
}

export class VerifyEmailRequest {
  @OneTimeToken() token: string;
}

export class RefreshResponse {
  @Whole({ example: 600, description: 'Seconds until the access token expires; refresh before then' })
  expiresInSeconds: number;
}
