import { ApiProperty } from '@nestjs/swagger';
import { AGE_BANDS, type AgeBand } from '../../kernel/age-bands.js';
import { TagOfStudent } from './tags/student-tags.dto.js';
import { STUDENT_STATUSES, type StudentStatus } from './student-status.js';

const OptionalText = (example: string) => ApiProperty({ type: String, nullable: true, example });

/** A member as the coach sees one. */
export class StudentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  username: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'rosa@example.org',
    description: 'null: uses a sign-in name, and emails go to a guardian',
  })
  email: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Sign-in name of a person without an email address',
  })
  signInName: string | null;

  @ApiProperty({
    type: String,
    enum: AGE_BANDS,
    enumName: 'AgeBand',
    nullable: true,
    description: 'Under 13, 13 to 17, adult; null: not asked yet',
  })
  ageBand: AgeBand | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 4, description: 'One of the 20 levels' })
  level: number;

  @OptionalText('+1 503 555 0100')
  phone: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '1986-04-18' })
  birthday: string | null;

  @OptionalText('18 Alder Lane')
  address: string | null;

  @OptionalText('Hood River')
  city: string | null;

  @OptionalText('OR')
  state: string | null;

  @OptionalText('97031')
  zipCode: string | null;

  @OptionalText('United States')
  country: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  avatarUrl: string | null;

  @ApiProperty({
    enum: STUDENT_STATUSES,
    enumName: 'StudentStatus',
    description:
      'lead: hasn’t bought anything; active: bought something and seen in the last 30 days; inactive: bought something but not seen; blocked: can’t sign in',
  })
  status: StudentStatus;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When any device was last used, rounded to 10 minutes',
  })
  lastSeenAt: string | null;

  @ApiProperty({ format: 'date-time' })
  joinedAt: string;

  @ApiProperty({ type: 'integer', example: 2, description: 'Paid order lines' })
  purchases: number;

  @ApiProperty({ example: '119.00' })
  totalSpent: string;

  @ApiProperty({ type: [TagOfStudent] })
  tags: TagOfStudent[];
}
