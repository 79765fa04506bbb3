import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import type { AuditAction, AuditSubject } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface Deed {
  /** The account of whoever did it. */
  by: string;
  action: AuditAction;
  /** Without an id: it was about several, which `count` counts. */
  subject: { type: AuditSubject; id?: string };
  /** The member whom it concerns; a student who is the subject need not be named again. */
  memberId?: string | null;
  /** Names of what changed, never values. */
  fields?: readonly string[];
  /** At most `REASON_LIMIT` characters; checked where it comes in. */
  reason?: string | null;
  count?: number;
}

/** Writes the audit log (product rule 6.7): an entry is in the transaction of what it tells of, so there is neither without the other. */
@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  async record(tx: Tx, { by, action, subject, memberId, fields, reason, count }: Deed): Promise<void> {
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
