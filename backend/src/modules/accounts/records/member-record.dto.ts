import { IsISO8601, Matches } from 'class-validator';
import {
  CalendarDay,
  MayBeMissing,
  MayBeNull,
  PersonName,
  Text,
} from '../../../platform/http/fields/index.js';
import { Email } from '../credentials.dto.js';

/** An optional detail of a member. */
const Detail = (max: number, example: string) =>
  Text({ max, min: 0, optional: true, nullable: true, example, description: 'Empty or null removes it' });

/** The coach's changes of a member's record; omitted fields stay. */
export class EditMemberRequest {
  @PersonName({ max: 100, optional: true, example: 'Rosa Lind' }) username?: string;

  @MayBeMissing()
  @MayBeNull()
  @Email({
    required: false,
    description:
      'Becomes the student’s email once they open the link sent to it; sending the current one cancels the change. null, as returned for someone with a sign-in name, changes nothing',
    nullable: true,
  })
  email?: string | null;

  @Detail(40, '+1 503 555 0100') phone?: string | null;

  @CalendarDay({
    nullable: true,
    example: '1986-04-18',
    description: 'A date in the past; null removes it',
    optional: true,
  })
  @MayBeMissing()
  @MayBeNull()
  @IsISO8601({ strict: true }, { message: 'must be a valid date' })
  @Matches(/^(19|20)\d\d-\d\d-\d\d$/, { message: 'must be a date such as 1986-04-18' })
  birthday?: string | null;

  @Detail(200, '18 Alder Lane') address?: string | null;
  @Detail(100, 'Hood River') city?: string | null;
  @Detail(100, 'OR') state?: string | null;
  @Detail(20, '97031') zipCode?: string | null;
  @Detail(100, 'United States') country?: string | null;
}
