import { AGE_BANDS, type AgeBand } from '../../kernel/age-bands.js';
import { CalendarDay, Choice, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { TagOfStudent } from './tags/student-tags.dto.js';
import { STUDENT_STATUSES, type StudentStatus } from './student-status.js';

const OptionalText = (example: string) => Text({ nullable: true, example });

/** A member as the coach sees one. */
export class StudentResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) username: string;

  @Text({
    nullable: true,
    example: 'rosa@example.org',
    description: 'null: uses a sign-in name, and emails go to a guardian',
  })
  email: string | null;

  @Text({ nullable: true, example: null, description: 'Sign-in name of a person without an email address' })
  signInName: string | null;

  @Choice(AGE_BANDS, null, { nullable: true, description: 'Under 13, 13 to 17, adult; null: not asked yet' })
  ageBand: AgeBand | null;

  @Whole({ min: 1, example: 4, description: 'One of the 20 levels' }) level: number;
  @OptionalText('+1 503 555 0100') phone: string | null;
  @CalendarDay({ nullable: true, example: '1986-04-18' }) birthday: string | null;
  @OptionalText('18 Alder Lane') address: string | null;
  @OptionalText('Hood River') city: string | null;
  @OptionalText('OR') state: string | null;
  @OptionalText('97031') zipCode: string | null;
  @OptionalText('United States') country: string | null;
  @Text({ nullable: true, example: null }) avatarUrl: string | null;

  @Choice(
    STUDENT_STATUSES,
    'StudentStatus',
    'lead: hasn’t bought anything; active: bought something and seen in the last 30 days; inactive: bought something but not seen; blocked: can’t sign in',
  )
  status: StudentStatus;

  @Moment({ nullable: true, description: 'When any device was last used, rounded to 10 minutes' })
  lastSeenAt: string | null;

  @Moment() joinedAt: string;

  @Moment({ description: 'Last change of the person’s details; visits, purchases and tags don’t count' })
  updatedAt: string;

  @Whole({ example: 2, description: 'Paid order lines' }) purchases: number;
  @Text({ example: '119.00' }) totalSpent: string;
  @ListOf(TagOfStudent) tags: TagOfStudent[];
}
