import { Choice, Id, Moment, Text, Texts, Whole } from '../../platform/http/fields/index.js';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  REASON_LIMIT,
} from '../audit/index.js';

/** One action in the audit log. */
export class AuditEntryResponse {
  @Id() id: string;
  @Moment() at: Date;
  @Id('Account of the person who did it') actorId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  actorName: string | null;

  @Choice(AUDIT_ACTIONS, 'AuditAction') action: AuditAction;
  @Choice(AUDIT_SUBJECTS, 'AuditSubject') subjectType: AuditSubject;
  @Id({ nullable: true, description: 'null: about several subjects' }) subjectId: string | null;

  @Text({
    nullable: true,
    example: 'The First Conversation',
    description: 'Title of the product or name of the student; null: it has none, or was deleted',
  })
  subjectName: string | null;

  @Id({ nullable: true, description: 'Member concerned, also if the subject is an order' })
  memberId: string | null;

  @Text({ nullable: true, example: 'Rosa Lind' }) memberName: string | null;
  @Texts({ example: ['price'], description: 'Names of the changed fields' }) fields: string[];

  @Text({
    nullable: true,
    maxLength: REASON_LIMIT,
    example: 'Paid in cash at the workshop.',
    description: 'Reason in the person’s own words; null: none given, or the member was erased',
  })
  reason: string | null;

  @Whole({ nullable: true, example: 240, description: 'Number of rows or subjects' }) count: number | null;
}
