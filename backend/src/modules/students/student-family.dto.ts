import { ApiProperty } from '@nestjs/swagger';
import { ArrayContains, ArrayUnique, IsIn, IsISO8601, Matches } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../kernel/age-bands.js';
import { CalendarDay, Choice, Choices, Id, ListOf, Nested, Text } from '../../platform/http/fields/index.js';
import {
  CandidateResponse,
  CONSENT_PURPOSES,
  ConsentResponse,
  type ConsentPurpose,
} from '../accounts/index.js';

/** Max characters of the note; the day takes the rest. */
const NOTE_LIMIT = 900;

export class StudentKinResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
}

/** A student's age and family, limited to the coach's needs. */
export class StudentFamilyResponse {
  @Choice(AGE_BANDS, null, { nullable: true, description: 'Under 13, 13 to 17, adult; null: not asked yet' })
  ageBand: AgeBand | null;

  @ListOf(StudentKinResponse, 'For a minor') guardians: StudentKinResponse[];

  @Nested(CandidateResponse, {
    nullable: true,
    description: 'Person who accepted the invitation to be the second guardian and isn’t one yet; null: none',
  })
  candidate: CandidateResponse | null;

  @ListOf(StudentKinResponse, 'The student’s wards') wards: StudentKinResponse[];

  @Choices(CONSENT_PURPOSES, 'ConsentPurpose', 'Current consents for a minor') agreed: ConsentPurpose[];

  @ListOf(ConsentResponse, 'All consents given and withdrawn, newest first') consents: ConsentResponse[];
}

export class NoteCallRequest {
  @Id('Guardian of the student that the coach spoke with') guardianId: string;

  @CalendarDay({ example: '2027-02-28', description: 'Time of the call' })
  @IsISO8601({ strict: true }, { message: 'must be a valid date' })
  @Matches(/^20\d\d-\d\d-\d\d$/, { message: 'must be a date such as 2027-02-28' })
  on: string;

  @Text({ max: NOTE_LIMIT, example: 'She knows the lessons, and agrees to the account and the messages.' })
  note: string;

  @ApiProperty({
    enum: CONSENT_PURPOSES,
    enumName: 'ConsentPurpose',
    isArray: true,
    uniqueItems: true,
    description: 'What the guardian agreed to, including `account`',
  })
  @ArrayUnique()
  @ArrayContains(['account'], { message: 'must include the account, because everything else depends on it' })
  @IsIn(CONSENT_PURPOSES, { each: true })
  purposes: ConsentPurpose[];
}
