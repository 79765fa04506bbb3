/** What is written into the audit log: `<thing>.<past tense>`. Stored as text, so a name stays once it was used. */
export const AUDIT_ACTIONS = [
  'api-token.created',
  'api-token.revoked',
  'coupon.archived',
  'coupon.created',
  'coupon.restored',
  'coupon.updated',
  'enrollment.granted',
  'enrollment.revoked',
  'group.created',
  'group.deleted',
  'group.renamed',
  'mail.resent',
  'module.closed-again',
  'module.opened-early',
  'order.refund-allotted',
  'order.refund-requested',
  'payment-review.granted',
  'payment-review.resolved',
  'product.archived',
  'product.created',
  'product.deleted',
  'product.duplicated',
  'product.published',
  'product.restored',
  'product.scheduled',
  'product.unpublished',
  'product.updated',
  'progress.marked',
  'progress.reset',
  'student-note.added',
  'student-note.deleted',
  'student-note.updated',
  'student-tag.deleted',
  'student-tag.renamed',
  'student.assigned',
  'student.blocked',
  'student.exported',
  'student.imported',
  'student.invited',
  'student.signed-out',
  'student.tagged',
  'student.unblocked',
  'student.updated',
  'student.written-to',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry can be about. */
export const AUDIT_SUBJECTS = [
  'api-token',
  'coupon',
  'group',
  'mail',
  'order',
  'product',
  'student',
  'student-tag',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The most characters of the words that say why something was done. */
export const REASON_LIMIT = 500;
