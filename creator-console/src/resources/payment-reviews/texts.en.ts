import type { PaymentReview } from './payment-reviews.api';

export interface Facts {
  received: string;
  expected: string;
  /** Sum under review, if the rest was granted. */
  part: string | null;
}

export const texts = {
  title: 'Needs review',
  of: (order: string) => `Order ${order}`,
  notThere: 'Payment not found',
  notThereText:
    'The link may be incomplete. The list has all payments that need review and those already resolved.',
  toAll: 'See all payments',
  noneFound: 'No matching payments',
  noneFoundText: 'Try a different search or status.',

  search: 'Buyer, order or payment',
  status: 'Status',
  all: 'All',
  waiting: 'Needs review',
  resolved: 'Resolved',
  nothingWaits: 'No payments to review',
  nothingWaitsText:
    'A payment appears here if it doesn’t match the order, or pays for something the buyer already owns. You also get an email.',

  buyer: 'Buyer',
  gone: 'Account deleted',
  paid: 'Paid',
  asked: 'Expected',
  when: 'Received',
  why: 'Reason',
  order: 'Order',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  payment: 'Payment',

  reason: {
    wrong_amount: ({ received, expected }: Facts) => `We received ${received} instead of ${expected}.`,
    wrong_currency: ({ received, expected }: Facts) => `We received ${received} instead of ${expected}.`,
    wrong_owner: () => 'The payment was made for another order or another account.',
    paid_twice: ({ part }: Facts) =>
      part === null
        ? 'It pays for something the buyer already owned.'
        : `${part} of it pays for something the buyer already owned.`,
  } satisfies Record<PaymentReview['reason'], (facts: Facts) => string>,

  lines: 'Items',
  given: 'Access given',
  owned: 'Already owned',
  notGiven: 'Pending',
  notGivenAnyMore: 'No access',

  decide: 'What to do',
  grantWhen: 'If you give access, the order counts as paid and the buyer can use everything in it.',
  cannotGrant: 'You can’t give access, because the buyer already owns it.',
  noBuyer: 'You can’t give access, because the buyer’s account was deleted.',
  refundText: (sum: string) =>
    `To return the money (${sum}), refund it on the order page. This review then closes automatically.`,
  refunding:
    'The refund is on its way. This review closes automatically once the payment provider confirms it.',
  openPayment: 'View payment',
  grant: 'Give access',
  refund: 'Refund on the order page',
  seeOrder: 'View order',
  grantTitle: (buyer: string) => `Give ${buyer} access?`,
  note: 'Note',
  noteHelp: 'What you decided and why. Only you see it.',
  theBuyer: 'the buyer',

  granted: 'Access given. The order is paid.',

  resolution: { granted: 'Access given', refunded: 'Refunded' },
  by: (who: string, when: string) => `${who}, ${when}`,
  you: 'You',
} as const;
