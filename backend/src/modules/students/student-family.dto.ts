import { ApiProperty } from '@nestjs/swagger';
import { ArrayContains, ArrayUnique, IsIn, IsISO8601, IsUUID, Matches } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../kernel/age-bands.js';
import { Text } from '../../platform/http/text.js';
import {
  CandidateResponse,
  CONSENT_PURPOSES,
  ConsentResponse,
  type ConsentPurpose,
} from '../accounts/index.js';

/** Max characters of the note; the day takes the rest. */
const NOTE_LIMIT = 900;

export class StudentKinResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;
}

/** A student's age and family, limited to the coach's needs. */
export class StudentFamilyResponse {
  @ApiProperty({
    type: String,
    enum: AGE_BANDS,
    enumName: 'AgeBand',
    nullable: true,
    description: 'Under 13, 13 to 17, adult; null: not asked yet',
  })
  ageBand: AgeBand | null;

  @ApiProperty({ type: [StudentKinResponse], description: 'For a minor' })
  guardians: StudentKinResponse[];

  @ApiProperty({
    type: CandidateResponse,
    nullable: true,
    description: 'Whether the person is waiting to be the second guardian of a minor',
  })
  candidate: CandidateResponse | null;

  @ApiProperty({ type: [StudentKinResponse], description: 'The student’s wards' })
  wards: StudentKinResponse[];

  @ApiProperty({
    enum: CONSENT_PURPOSES,
    enumName: 'ConsentPurpose',
    isArray: true,
    description: 'Current consents for a minor',
  })
  agreed: ConsentPurpose[];

  @ApiProperty({
    type: [ConsentResponse],
    description: 'All consents given and withdrawn, newest first',
  })
  consents: ConsentResponse[];
}

export class NoteCallRequest {
  @ApiProperty({ format: 'uuid', description: 'Guardian of the student that the coach spoke with' })
  @IsUUID()
  guardianId: string;

  @ApiProperty({ type: String, format: 'date', example: '2027-02-28', description: 'Time of the call' })
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
