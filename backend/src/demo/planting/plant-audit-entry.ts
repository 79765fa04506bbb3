import { newId } from '../../kernel/ids.js';
import type { AuditAction, AuditSubject } from '../../modules/audit/index.js';
import { demoPeople } from '../content/index.js';
import type { Planting } from './planting.js';

interface Action {
  subject: { type: AuditSubject; id: string };
  memberId: string;
  daysAgo: number;
  reason: string;
  count?: number;
}

/** Writes an action of the coach for a member into the audit log, with its reason. */
export async function plantAuditEntry(
  { tx, daysAgo }: Planting,
  action: AuditAction,
  { subject, memberId, daysAgo: days, reason, count }: Action,
): Promise<void> {
  const coach = demoPeople.find(({ role }) => role === 'creator')!;
  await tx.query(
    `insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, member_id, fields, reason, count)
     values ($1, $2, $3, $4, $5, $6, $7, '{}', $8, $9)`,
    [newId(), daysAgo(days), coach.id, action, subject.type, subject.id, memberId, reason, count ?? null],
  );
}
