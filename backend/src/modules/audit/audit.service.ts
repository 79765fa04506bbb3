import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import type { AuditAction, AuditSubject } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditedAction {
  /** Account of the actor. */
  by: string;
  action: AuditAction;
  /** Without an id, the entry is about several subjects and `count` is their number. */
  subject: { type: AuditSubject; id?: string };
  /** The member concerned. Left out if the subject is the student. */
  memberId?: string | null;
  /** Names of the changed fields, never values. */
  fields?: readonly string[];
  /** At most `REASON_LIMIT` characters; the request's validation checks this. */
  reason?: string | null;
  count?: number;
}

/** Writes the audit log (product rule 6.7), in the transaction of the audited change, so neither exists without the other. */
@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  async record(tx: Tx, { by, action, subject, memberId, fields, reason, count }: AuditedAction) {
    await tx.insert(AuditEntry, {
      id: newId(),
      at: this.clock.now(),
      actorId: by,
      action,
      subjectType: subject.type,
      subjectId: subject.id ?? null,
      memberId: memberId ?? (subject.type === 'student' ? (subject.id ?? null) : null),
      fields: [...(fields ?? [])],
      reason: reason ?? null,
      count: count ?? null,
    });
  }
}
