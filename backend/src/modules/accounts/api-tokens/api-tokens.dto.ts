import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsInt, Max, Min } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { type Scope, SCOPES } from '../../../platform/security/scopes.js';

const LONGEST_DAYS = 365;

const scopes = {
  enum: SCOPES,
  enumName: 'ApiTokenScope',
  isArray: true,
  example: ['shop:read'],
  description: '`read` allows GET, `write` every other method; neither includes the other',
} as const;

export class NewApiTokenRequest {
  @Text({ max: 60, example: 'Shop sync', description: 'Name of the program it’s for' })
  name: string;

  @ApiProperty({ ...scopes, minItems: 1, maxItems: SCOPES.length, uniqueItems: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes: Scope[];

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LONGEST_DAYS, example: 90 })
  @IsInt()
  @Min(1)
  @Max(LONGEST_DAYS)
  expiresInDays: number;
}

export class NewApiTokenResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Shop sync' })
  name: string;

  @ApiProperty(scopes)
  scopes: Scope[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Rounded to five minutes; null: never',
  })
  lastUsedAt: string | null;

  @ApiProperty({
    example: 'sanctum_pat_Q2hlY2tzIGFyZSBmb3IgcGVvcGxlLCB0b28u',
    description: 'Sent as a bearer token. Only returned once',
  })
  token: string;
}

export class ApiTokenResponse extends OmitType(NewApiTokenResponse, ['token']) {}
