import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsTimeZone, MaxLength, ValidateIf } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../kernel/languages.js';
import { MayBeMissing, PersonName, Text } from '../../../platform/http/text.js';
import { ROLES, type Role } from '../../../kernel/roles.js';

export class KinResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena Lind' })
  name: string;
}

export class MeResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ example: 'rosa@example.org' })
  email: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description:
      'Sign-in name of a person without an email address; emails go to a guardian, and `email` receives nothing',
  })
  signInName: string | null;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role: Role;

  @ApiProperty()
  emailVerified: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address that replaces the current one once its link is opened',
  })
  pendingEmail: string | null;

  @ApiProperty({
    description:
      'Whether a guardian must approve `pendingEmail` before the link is sent; `DELETE /api/me/email` withdraws it',
  })
  isEmailAwaitingGuardian: boolean;

  @ApiProperty({ type: String, nullable: true, example: null })
  avatarUrl: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Mother of two, gardener' })
  bio: string | null;

  @ApiProperty({ example: 'Europe/Lisbon' })
  timeZone: string;

  @ApiProperty({
    type: String,
    enum: LANGUAGES,
    nullable: true,
    description: `Language of apps and emails. null: apps use the browser’s language, and emails are in ${DEFAULT_LANGUAGE}`,
  })
  language: Language | null;

  @ApiProperty({ description: 'Whether other members see the level and points' })
  showLevelPublicly: boolean;

  @ApiProperty({
    type: String,
    enum: AGE_BANDS,
    enumName: 'AgeBand',
    nullable: true,
    description:
      'Under 13, 13 to 17, adult. null: a member who must be asked once (`POST /api/me/birth-date`), or the coach',
  })
  ageBand: AgeBand | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Not shown to anyone else' })
  birthDate: string | null;

  @ApiProperty({ type: [KinResponse], description: 'The person’s wards' })
  wards: KinResponse[];

  @ApiProperty({ type: [KinResponse], description: 'Guardians, if the person is a minor' })
  guardians: KinResponse[];

  @ApiProperty({ format: 'date-time' })
  memberSince: string;
}

export class SessionResponse {
  @ApiProperty({ type: MeResponse, nullable: true, description: 'null for a visitor' })
  account: MeResponse | null;
}

export class UpdateMeRequest {
  @PersonName({ max: 100, optional: true, example: 'Rosa Lind' })
  name?: string;

  @Text({ max: 1000, min: 0, optional: true, nullable: true, description: 'Empty or null removes it' })
  bio?: string | null;

  @ApiPropertyOptional({ example: 'Europe/Lisbon', maxLength: 64, description: 'IANA name' })
  @MayBeMissing()
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  timeZone?: string;

  @ApiPropertyOptional({
    type: String,
    enum: LANGUAGES,
    nullable: true,
    description: 'null: the browser’s language',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsIn(LANGUAGES)
  language?: Language | null;

  @ApiPropertyOptional({ description: 'Whether other members see the level and points' })
  @MayBeMissing()
  @IsBoolean()
  showLevelPublicly?: boolean;
}
