import { Flag, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { EditMemberRequest } from '../accounts/index.js';
import { StudentResponse } from './students.dto.js';

/** The latest invitation of a person who never chose a password. */
export class InvitationResponse {
  @Moment({ nullable: true, description: 'null: no invitation email on record' }) invitedAt: Date | null;

  @Moment({ nullable: true, description: 'When the link expires or expired; null: there was none' })
  validUntil: Date | null;
}

/** A member with the fields that a form needs to edit the record. */
export class StudentRecordResponse extends StudentResponse {
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;

  @Text({
    nullable: true,
    example: null,
    description: 'Address that replaces the current one once its link is opened',
  })
  pendingEmail: string | null;

  @Flag('Whether a guardian must approve `pendingEmail` before the link is sent')
  isEmailAwaitingGuardian: boolean;

  @Nested(InvitationResponse, { nullable: true, description: 'null: has a password, or uses a sign-in name' })
  invitation: InvitationResponse | null;
}

/** The member's record as returned by GET, with the changes. */
@TakesRecord<StudentRecordResponse, EditMemberRequest>({
  id: true,
  avatarUrl: true,
  status: true,
  joinedAt: true,
  updatedAt: true,
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
