import type { PaymentReview } from './payment-reviews.api';

export interface Facts {
  received: string;
  expected: string;
  /** The sum that waits, when the rest was given. */
  part: string | null;
}

export const texts = {
  title: 'Needs review',
  of: (order: string) => `Order ${order}`,
  notThere: 'No payment waits at this address',
  notThereText:
    'Perhaps the address is incomplete. All payments that wait, and those decided, are in the list.',
  toAll: 'See all of them',
  noneFound: 'No payment fits',
  noneFoundText: 'Try other words, or another status.',

  search: 'Buyer, order or payment',
  status: 'Status',
  all: 'All',
  waiting: 'Waiting',
  resolved: 'Resolved',
  nothingWaits: 'Nothing waits for you',
  nothingWaitsText:
    'A payment comes here when it is not what was asked for, or pays for what its buyer owns already. You get a mail then, too.',

  buyer: 'Buyer',
  gone: 'Account deleted',
  paid: 'Paid',
  asked: 'Asked for',
  when: 'Arrived',
  why: 'Why it waits',
  order: 'Order',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  payment: 'Payment',

  reason: {
    wrong_amount: ({ received, expected }: Facts) => `${received} came instead of ${expected}.`,
    wrong_currency: ({ received, expected }: Facts) => `${received} came instead of ${expected}.`,
    wrong_owner: () => 'The payment was made for another order or another account.',
    paid_twice: ({ part }: Facts) =>
      part === null
        ? 'It pays for what the buyer owned already.'
        : `${part} of it pays for what the buyer owned already.`,
  } satisfies Record<PaymentReview['reason'], (facts: Facts) => string>,

  lines: 'What was bought',
  given: 'Given',
  owned: 'Owned already',
  notGiven: 'Waits',
  notGivenAnyMore: 'Not given',

  decide: 'What to do',
  grantWhen:
    'If the payment is fine all the same, give what waits: the order counts as paid and everything in it opens.',
  cannotGrant: 'What waits cannot be given: the buyer owns it already.',
  noBuyer: 'What waits cannot be given: the buyer’s account was deleted.',
  refundText: (sum: string) =>
    `Or give the money back (${sum} waits): the page of the order refunds it, and closes this review by itself.`,
  refunding:
    'The money is on its way back. This review closes by itself once the payment provider has said so.',
  openPayment: 'Open the payment',
  grant: 'Give what waits',
  refund: 'Refund it on the order’s page',
  seeOrder: 'See the order',
  grantTitle: (buyer: string) => `Give ${buyer} what waits?`,
  note: 'Note',
  noteHelp: 'What you decided and why. Only you see it.',
  theBuyer: 'the buyer',

  granted: 'Given. The order is paid.',

  resolution: { granted: 'Given after all', refunded: 'Refunded' },
  by: (who: string, when: string) => `${who}, ${when}`,
  you: 'You',
} as const;
