import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../kernel/languages.js';
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
import { ROLES, type Role } from '../../../kernel/roles.js';

export class KinResponse {
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
      'The name by which a person without an address signs in; mails go to a guardian, and nothing arrives at `email`',
  })
  signInName: string | null;

  @Choice(ROLES, 'Role') role: Role;
  @Flag() emailVerified: boolean;

  @Text({
    nullable: true,
    example: null,
    description:
      'The address that takes the place of the present one as soon as the link mailed to it is opened',
  })
  pendingEmail: string | null;

  @Flag(
    'Whether a guardian has to approve `pendingEmail` before the link is mailed; `DELETE /api/me/email` withdraws it',
  )
  isEmailAwaitingGuardian: boolean;

  @Text({ nullable: true, example: null }) avatarUrl: string | null;
  @Text({ nullable: true, example: 'Mother of two, gardener' }) bio: string | null;
  @Text({ example: 'Europe/Lisbon' }) timeZone: string;

  @Choice(LANGUAGES, null, {
    nullable: true,
    description: `In which apps and mails speak. While it is null the apps go by the browser, and mails are in ${DEFAULT_LANGUAGE}`,
  })
  language: Language | null;

  @Flag('Whether other members see level and points') showLevelPublicly: boolean;

  @Choice(AGE_BANDS, null, {
    nullable: true,
    description:
      'Under 13, 13 to 17, adult. Null: a member who has to be asked once (`POST /api/me/birth-date`), or the coach',
  })
  ageBand: AgeBand | null;

  @CalendarDay({ nullable: true, description: 'Told to nobody else' }) birthDate: string | null;
  @ListOf(KinResponse, 'Those whose guardian the person is') wards: KinResponse[];
  @ListOf(KinResponse, 'Those who are guardians of the person, a minor') guardians: KinResponse[];
  @Moment() memberSince: string;
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
    description: 'null: as the browser says',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsIn(LANGUAGES)
  language?: Language | null;

  @Flag({ description: 'Whether other members see level and points', optional: true })
  showLevelPublicly?: boolean;
}
