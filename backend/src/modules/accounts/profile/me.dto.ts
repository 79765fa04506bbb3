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
      'The name by which a person without an address signs in; mails go to a guardian, and nothing arrives at `email`',
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
    description:
      'The address that takes the place of the present one as soon as the link mailed to it is opened',
  })
  pendingEmail: string | null;

  @ApiProperty({
    description:
      'Whether a guardian has to approve `pendingEmail` before the link is mailed; `DELETE /api/me/email` withdraws it',
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
    description: `In which apps and mails speak. While it is null the apps go by the browser, and mails are in ${DEFAULT_LANGUAGE}`,
  })
  language: Language | null;

  @ApiProperty({ description: 'Whether other members see level and points' })
  showLevelPublicly: boolean;

  @ApiProperty({
    type: String,
    enum: AGE_BANDS,
    enumName: 'AgeBand',
    nullable: true,
    description:
      'Under 13, 13 to 17, adult. Null: a member who has to be asked once (`POST /api/me/birth-date`), or the coach',
  })
  ageBand: AgeBand | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Told to nobody else' })
  birthDate: string | null;

  @ApiProperty({ type: [KinResponse], description: 'Those whose guardian the person is' })
  wards: KinResponse[];

  @ApiProperty({ type: [KinResponse], description: 'Those who are guardians of the person, a minor' })
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
    description: 'null: as the browser says',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsIn(LANGUAGES)
  language?: Language | null;

  @ApiPropertyOptional({ description: 'Whether other members see level and points' })
  @MayBeMissing()
  @IsBoolean()
  showLevelPublicly?: boolean;
}
