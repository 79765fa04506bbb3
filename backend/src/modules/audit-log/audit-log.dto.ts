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

  @ApiProperty({ format: 'uuid', description: 'The account of whoever did it' })
  actorId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account is gone',
  })
  actorName: string | null;

  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty({ enum: AUDIT_SUBJECTS, enumName: 'AuditSubject' })
  subjectType: AuditSubject;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: it was about several' })
  subjectId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The First Conversation',
    description: 'The title of the product, the name of the student; null: it has none, or is gone',
  })
  subjectName: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The member whom it concerns, also where the subject is an order',
  })
  memberId: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind' })
  memberName: string | null;

  @ApiProperty({ type: [String], example: ['price'], description: 'Names of the fields that changed' })
  fields: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: REASON_LIMIT,
    example: 'Paid in cash at the workshop.',
    description: 'In the words of whoever did it; null: none were given, or the member was erased',
  })
  reason: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 240,
    description: 'How many rows or subjects it had',
  })
  count: number | null;
}
