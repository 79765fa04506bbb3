import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn } from 'class-validator';
import { Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
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
  @Text({ max: 60, example: 'Shop sync', description: 'Name of the program it’s for' }) name: string;

  @ApiProperty({ ...scopes, minItems: 1, maxItems: SCOPES.length, uniqueItems: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes: Scope[];

  @Whole({ min: 1, max: LONGEST_DAYS, example: 90 }) expiresInDays: number;
}

export class NewApiTokenResponse {
  @Id() id: string;
  @Text({ example: 'Shop sync' }) name: string;
  @ApiProperty(scopes) scopes: Scope[];
  @Moment() createdAt: Date;
  @Moment() expiresAt: Date;
  @Moment({ nullable: true, description: 'Rounded to five minutes; null: never' }) lastUsedAt: Date | null;

  @Text({
    example: 'sanctum_pat_Q2hlY2tzIGFyZSBmb3IgcGVvcGxlLCB0b28u',
    description: 'Sent as a bearer token. Only returned once',
  })
  token: string;
}

export class ApiTokenResponse extends OmitType(NewApiTokenResponse, ['token']) {}
