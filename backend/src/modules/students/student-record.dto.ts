import { ApiProperty } from '@nestjs/swagger';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { EditMemberRequest } from '../accounts/index.js';
import { StudentResponse } from './students.dto.js';

/** The latest invitation of a person who never chose a password. */
export class InvitationResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null: no invitation email on record',
  })
  invitedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the link expires or expired; null: there was none',
  })
  validUntil: string | null;
}

/** A member with the fields that a form needs to edit the record. */
export class StudentRecordResponse extends StudentResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
  version: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address that replaces the current one once its link is opened',
  })
  pendingEmail: string | null;

  @ApiProperty({ description: 'Whether a guardian must approve `pendingEmail` before the link is sent' })
  isEmailAwaitingGuardian: boolean;

  @ApiProperty({
    type: InvitationResponse,
    nullable: true,
    description: 'null: has a password, or uses a sign-in name',
  })
  invitation: InvitationResponse | null;
}

/** The member as GET gave the record, with what is to change. */
@TakesRecord<StudentRecordResponse, EditMemberRequest>({
  id: true,
  avatarUrl: true,
  status: true,
  joinedAt: true,
  purchases: true,
  totalSpent: true,
  signInName: true,
  ageBand: true,
  level: true,
  lastSeenAt: true,
  tags: true,
  version: true,
  pendingEmail: true,
  isEmailAwaitingGuardian: true,
  invitation: true,
})
export class PutStudentRequest extends EditMemberRequest {}
