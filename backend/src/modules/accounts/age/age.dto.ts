import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { CalendarDay, Choice } from '../../../platform/http/fields/index.js';
import { Email } from '../credentials.dto.js';
import { COUNTRIES, type Country } from './consent-ages.js';

/** A day in the past. The validation does not reveal what a date of birth leads to. */
export const BirthDate = () =>
  applyDecorators(
    CalendarDay({ example: '1986-04-18', description: 'A date in the past' }),
    IsISO8601({ strict: true }, { message: 'must be a valid date' }),
    Matches(/^(19|20)\d\d-\d\d-\d\d$/, { message: 'must be a date such as 1986-04-18' }),
  );

export const Residence = () => Choice(COUNTRIES, 'Country', 'ISO 3166-1 code');

export class TellAgeRequest {
  @BirthDate() birthDate: string;
  @Residence() country: Country;
}

export class AskGuardianRequest {
  @Email({ description: 'Email address of a parent or guardian' }) email: string;
}
