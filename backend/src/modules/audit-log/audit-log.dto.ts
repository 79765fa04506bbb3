import { Choice, Id, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  REASON_LIMIT,
} from '../audit/index.js';

/** One act, as it stands in the audit log. */
export class AuditEntryResponse {
  @Id() id: string;
  @Moment() at: string;
  @Id('The account of whoever did it') actorId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account is gone' })
  actorName: string | null;

  @Choice(AUDIT_ACTIONS, 'AuditAction') action: AuditAction;
  @Choice(AUDIT_SUBJECTS, 'AuditSubject') subjectType: AuditSubject;
  @Id({ nullable: true, description: 'null: it was about several' }) subjectId: string | null;

  @Text({
    nullable: true,
    example: 'The First Conversation',
    description: 'The title of the product, the name of the student; null: it has none, or is gone',
  })
  subjectName: string | null;

  @Id({ nullable: true, description: 'The member whom it concerns, also where the subject is an order' })
  memberId: string | null;

  @Text({ nullable: true, example: 'Rosa Lind' }) memberName: string | null;
  @Texts({ example: ['price'], description: 'Names of the fields that changed' }) fields: string[];

  @Text({
    nullable: true,
    maxLength: REASON_LIMIT,
    example: 'Paid in cash at the workshop.',
    description: 'In the words of whoever did it; null: none were given, or the member was erased',
  })
  reason: string | null;

  @Whole({ nullable: true, example: 240, description: 'How many rows or subjects it had' })
  count: number | null;
}
