import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../../kernel/languages.js';
import {
  CalendarDay,
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  PersonName,
  Text,
  TimeZone,
} from '../../../platform/http/fields/index.js';
import { type Role, ROLES } from '../../../kernel/roles.js';

class KinResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;
}

export class MeResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Text({ example: 'rosa@example.org' }) email: string;

  @Text({
    nullable: true,
    example: null,
    description:
      'Sign-in name of a person without an email address; emails go to a guardian, and `email` receives nothing',
  })
  signInName: string | null;

  @Choice(ROLES, 'Role') role: Role;
  @Flag() isEmailVerified: boolean;

  @Text({
    nullable: true,
    example: null,
    description: 'Address that replaces the current one once its link is opened',
  })
  pendingEmail: string | null;

  @Flag(
    'Whether a guardian must approve `pendingEmail` before the link is sent; `POST /api/me/cancel-email-change` withdraws it',
  )
  isEmailAwaitingGuardian: boolean;

  @Text({ nullable: true, example: null }) avatarUrl: string | null;
  @Text({ nullable: true, example: 'Mother of two, gardener' }) bio: string | null;
  @Text({ example: 'Europe/Lisbon' }) timeZone: string;

  @Choice(LANGUAGES, null, {
    nullable: true,
    description: `Language of apps and emails. null: apps use the browser’s language, and emails are in ${DEFAULT_LANGUAGE}`,
  })
  language: Language | null;

  @Flag('Whether other members see the level and points') showLevelPublicly: boolean;

  @Choice(AGE_BANDS, null, {
    nullable: true,
    description:
      'Under 13, 13 to 17, adult. null: a member who must be asked once (`POST /api/me/set-birth-date`), or the coach',
  })
  ageBand: AgeBand | null;

  @CalendarDay({ nullable: true, description: 'Not shown to anyone else' }) birthDate: string | null;
  @ListOf(KinResponse, 'The person’s wards') wards: KinResponse[];
  @ListOf(KinResponse, 'Guardians, if the person is a minor') guardians: KinResponse[];
  @Moment() joinedAt: Date;
}

export class SessionResponse {
  @Nested(MeResponse, { nullable: true, description: 'null for a visitor' }) account: MeResponse | null;
}

export class UpdateMeRequest {
  @PersonName({ max: 100, optional: true, example: 'Rosa Lind' }) name?: string;

  @Text({ max: 1000, min: 0, optional: true, nullable: true, description: 'Empty or null removes it' })
  bio?: string | null;

  @TimeZone({ example: 'Europe/Lisbon', description: 'IANA name', optional: true }) timeZone?: string;

  @ApiPropertyOptional({
    type: String,
    enum: LANGUAGES,
    nullable: true,
    description: 'null: the browser’s language',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsIn(LANGUAGES)
  language?: Language | null;

  @Flag({ description: 'Whether other members see the level and points', optional: true })
  showLevelPublicly?: boolean;
}

export class SetAvatarRequest {
  @Text({ max: 500, description: 'storageUrl of your own upload with the purpose avatar' })
  storageUrl: string;
}

export class LoginSessionResponse {
  @Id() id: string;
  @Text({ example: 'Chrome on Android' }) device: string;
  @Moment() createdAt: Date;
  @Moment() lastSeenAt: Date;
  @Flag('Whether this is the device making the request') isCurrent: boolean;
}
