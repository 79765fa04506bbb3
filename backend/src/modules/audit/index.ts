/**
 * Audit: records who changed or exported what, and when; other modules call it in the transaction of the change.
 * Entries are never deleted, and never changed except to clear a reason. The coach's screen for them is `audit-log`.
 */
export {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  REASON_LIMIT,
} from './audit-actions.js';
export { type AuditedAction, AuditService } from './audit.service.js';
export { auditFacts } from './audit.views.js';
export { ReasonRequest } from './reason.dto.js';
export { AuditModule } from './audit.module.js';
