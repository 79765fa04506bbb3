import type { AuditEntry } from './audit-log.api';

export const texts = {
  title: 'Audit log',
  loading: 'Loading',
  notLoaded: 'The audit log could not be loaded.',
  tryAgain: 'Try again',

  search: 'Name, title or reason',
  action: 'What was done',
  about: 'About',
  who: 'Who',
  when: 'When',
  reason: 'Reason',

  several: 'Several',
  gone: 'Account deleted',
  none: 'Nothing was changed yet',
  noneText:
    'Who changes a product, a student’s record or an order, and who exports a list, stands here, and stays.',
  noneFound: 'No entry fits',
  noneFoundText: 'Try other words, or another filter.',

  subjects: {
    'api-token': 'Key of a program',
    group: 'Circle or pod',
    order: 'Order',
    product: 'Product',
    student: 'Student',
  } satisfies Record<AuditEntry['subjectType'], string>,

  actions: {
    'api-token.created': 'Made a key for a program',
    'api-token.revoked': 'Revoked a key of a program',
    'enrollment.granted': 'Gave a product by hand',
    'enrollment.revoked': 'Took back a product',
    'group.created': 'Made a circle or pod',
    'group.deleted': 'Deleted a circle or pod',
    'group.renamed': 'Renamed a circle or pod',
    'order.refund-allotted': 'Said what a refund was for',
    'order.refund-requested': 'Refunded an order',
    'payment-review.granted': 'Gave what a payment waited for',
    'payment-review.resolved': 'Marked a payment as refunded',
    'product.archived': 'Archived a product',
    'product.created': 'Made a product',
    'product.deleted': 'Deleted a product',
    'product.duplicated': 'Duplicated a product',
    'product.published': 'Published a product',
    'product.restored': 'Restored a product',
    'product.scheduled': 'Scheduled a product',
    'product.unpublished': 'Took a product out of the shop',
    'product.updated': 'Changed a product',
    'student-note.added': 'Wrote a note about a student',
    'student-note.deleted': 'Deleted a note about a student',
    'student-note.updated': 'Changed a note about a student',
    'student.assigned': 'Put a student into circle and pod',
    'student.updated': 'Changed a student’s record',
  } satisfies Record<AuditEntry['action'], string>,
} as const;
