import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, Matches } from 'class-validator';
import { Email } from '../credentials.dto.js';
import { COUNTRIES, type Country } from './consent-ages.js';

/** A day in the past. The request does not reveal which answer has which effect. */
export const BirthDate = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '1986-04-18', description: 'A date in the past' }),
    IsISO8601({ strict: true }, { message: 'must be a valid date' }),
    Matches(/^(19|20)\d\d-\d\d-\d\d$/, { message: 'must be a date such as 1986-04-18' }),
  );

export const Residence = () =>
  applyDecorators(
    ApiProperty({ enum: COUNTRIES, enumName: 'Country', description: 'ISO 3166-1 code' }),
    IsIn(COUNTRIES),
  );

export class TellAgeRequest {
  @BirthDate()
  birthDate: string;

  @Residence()
  country: Country;
}

export class AskGuardianRequest {
  @Email({ description: 'ID of a guardian' })
  email: string;
}
