import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, isTimeZone, Matches, MaxLength } from 'class-validator';
import { MayBeMissing, Text } from '../../platform/http/fields/index.js';
import { normalEmail, signInAddress } from './email-address.js';

/** Plain ASCII and lower case, so that two spellings of one address are equal here and in PostgreSQL. */
export const Email = (doc: { required?: boolean; nullable?: boolean; description?: string } = {}) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'email', maxLength: 254, example: 'rosa@example.org', ...doc }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalEmail(value) : value)),
    Matches(/^[\x21-\x7e]+$/, { message: 'must be an email address' }),
    MaxLength(254),
    IsEmail(undefined, { message: 'must be an email address' }),
  );

/** Identifier for signing in: an email address, or the sign-in name of a minor without one. */
export const EmailOrName = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      minLength: 1,
      maxLength: 254,
      example: 'rosa@example.org',
      description: 'Email address, or sign-in name',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? signInAddress(value) : value)),
    Matches(/^[\x21-\x7e]+$/, { message: 'must be an email address or a sign-in name' }),
    MaxLength(254),
    IsEmail(undefined, { message: 'must be an email address or a sign-in name' }),
  );

export const Password = (description?: string) =>
  Text({ max: 128, verbatim: true, example: 'a walk among birches', ...(description && { description }) });

const NEW_PASSWORD =
  'At least 10 characters (15 for the coach); not a common password, and not the person’s name or email';

export const NewPassword = () => Password(NEW_PASSWORD);

/** Password for a child’s account; an older minor chooses their own. */
export const ChildsPassword = () =>
  Text({
    max: 128,
    verbatim: true,
    optional: true,
    example: 'a walk among birches',
    description: `Only for a daughter under 13. ${NEW_PASSWORD}`,
  });

export const OneTimeToken = () =>
  Text({ max: 100, description: 'Token from the emailed link', example: 'hG8…' });

/** Time zone reported by the browser. */
export const ZoneOfBrowser = () =>
  applyDecorators(
    ApiPropertyOptional({
      example: 'America/Vancouver',
      maxLength: 64,
      description: 'IANA name of the browser’s time zone; ignored if it’s unknown',
    }),
    MayBeMissing(),
    IsString(),
    MaxLength(64),
  );

/** Ignores an unknown time zone: a browser may know a newer zone than the server does. */
export const zoneFrom = (timeZone: string | undefined): { timeZone?: string } =>
  isTimeZone(timeZone) ? { timeZone } : {};

export class ForgotPasswordRequest {
  @Email() email: string;
}

export class ResetPasswordRequest {
  @OneTimeToken() token: string;
  @NewPassword() password: string;

  @ZoneOfBrowser() timeZone?: string;
}

export class ChangePasswordRequest {
  @Password() currentPassword: string;
  @NewPassword() newPassword: string;
}

export class ChangeEmailRequest {
  @Email() newEmail: string;
  @Password() password: string;
}
