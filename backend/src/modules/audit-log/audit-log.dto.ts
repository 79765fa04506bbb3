import { ApiProperty } from '@nestjs/swagger';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  REASON_LIMIT,
} from '../audit/index.js';

/** One act, as it stands in the audit log. */
export class AuditEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ format: 'uuid', description: 'Account of the person who did it' })
  actorId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account was deleted',
  })
  actorName: string | null;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject' })
  subjectType: AuditSubject;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: about several subjects' })
  subjectId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The First Conversation',
    description: 'Title of the product or name of the student; null: it has none, or was deleted',
  })
  subjectName: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Member concerned, also if the subject is an order',
  })
  memberId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind' })
  memberName: string | null;

  @ApiProperty({ type: [String], example: ['price'], description: 'Names of the changed fields' })
  fields: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: REASON_LIMIT,
    example: 'Paid in cash at the workshop.',
    description: 'Reason in the person’s own words; null: none given, or the member was erased',
  })
  reason: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 240,
    description: 'Number of rows or subjects',
  })
  count: number | null;
}
