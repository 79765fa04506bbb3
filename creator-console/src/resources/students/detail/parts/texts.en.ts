import type { Payment } from './student.api';

export const texts = {
  reason: 'Reason',
  reasonHelp: 'Saved in the audit log.',
  reasonOptional: 'Optional. Saved in the audit log.',
  paymentStatuses: {
    pending: 'Pending',
    paid: 'Paid',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    review: 'Needs review',
    expired: 'Expired',
  } satisfies Record<Payment['status'], string>,
} as const;
