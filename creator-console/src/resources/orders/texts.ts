import type { Happening, OrderDispute, OrderLine, OrderRefund, OrderRow } from './orders.api';

interface DisputeWords {
  title: (sum: string) => string;
  says: string;
}

export const texts = {
  title: 'Orders',
  of: (number: string) => `Order ${number}`,
  waits: (count: number) => (count === 1 ? 'An order waits for you.' : `${count} orders wait for you.`),
  look: 'Look at it',
  waitsShort: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),

  search: 'Buyer, order number or payment id',
  status: 'Status',
  product: 'Product',
  days: 'Paid',
  waitsFilter: 'Needs you',
  check: 'Money and access',
  none: 'No orders yet',
  noneText: 'Every sale is listed here, with what came of its money. You get a mail for each that needs you.',
  notThere: 'No order at this address',
  notThereText: 'Perhaps the address is incomplete. All orders that money came for are in the list.',
  toAll: 'See all orders',
  noneFound: 'No order fits',
  noneFoundText: 'Try other words, another status or other days.',

  number: 'Order',
  date: 'Paid on',
  buyer: 'Buyer',
  gone: 'Account deleted',
  products: 'Products',
  total: 'Total',

  statuses: {
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    review: 'Needs review',
  } satisfies Record<OrderRow['status'], string>,

  needsDecision: 'This payment waits for your decision.',
  decide: 'Decide',

  lines: 'What was bought',
  access: {
    open: 'Open',
    waits: 'Waits for you',
    ended: 'Access ended',
    open_otherwise: 'Open by another right',
    not_given: 'Not given',
  } satisfies Record<OrderLine['access'], string>,
  with: (titles: readonly string[]) => `With ${titles.join(', ')}`,
  subtotal: 'Subtotal',
  coupon: 'Coupon',
  couponOf: (code: string) => `Coupon ${code}`,
  tax: 'Tax',
  asked: 'Total',
  came: 'Came instead',
  fee: 'Payment provider’s fee',
  feeUnknown: 'Not known yet',

  receipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of order ${number}`,
  print: 'Print receipt',
  close: 'Close',

  refunded: 'Refunded',
  refund: 'Refund…',
  nothingToRefund: 'Nothing of this order can be refunded now.',
  refundTitle: (number: string) => `Refund order ${number}`,
  refundWhat: 'What goes back',
  refundEnds: 'Access ends, as soon as the money has gone back:',
  refundStaysOtherwise: 'Stays open, because the buyer has another right to it:',
  refundKeeps:
    'Progress, notes, answers and certificates stay. They are there again if the buyer ever comes back to it.',
  refundTells: 'The buyer gets a mail. The bank shows the money within five to ten days.',
  refundNothingChosen: 'Choose at least one product.',
  reason: 'Reason',
  reasonHelp: 'Optional. Only you see it.',
  refundNow: (sum: string) => `Refund ${sum}`,
  refundAsked: 'The refund is on its way.',
  failed: 'This could not be done. Nothing has changed; please try again.',

  refunds: 'Refunds',
  refundStatus: {
    pending: 'On its way',
    succeeded: 'Done',
    failed: 'Did not go through',
  } satisfies Record<OrderRefund['status'], string>,
  origins: {
    console: '',
    provider: 'Made at the payment provider',
    dispute: 'A dispute was lost',
  } satisfies Record<OrderRefund['origin'], string>,
  whole: 'The whole order',
  kindness: 'Nothing was closed',
  decideQuestion: (sum: string) =>
    `${sum} was refunded at the payment provider. For which products? Their access ends.`,
  decideNow: 'Say which',
  decideTitle: 'What was this refund for?',
  decideNone: 'Without a product it was a kindness: everything stays open.',
  decideSave: 'Save',
  decided: 'Noted.',

  dispute: 'Dispute',
  disputeChip: (stage: string) => `Dispute: ${stage.toLowerCase()}`,
  disputeStages: {
    inquiry: 'Inquiry',
    needs_answer: 'Needs an answer',
    answered: 'Answered',
    won: 'Won',
    lost: 'Lost',
  } satisfies Record<OrderDispute['stage'], string>,
  disputes: {
    inquiry: {
      title: (sum) => `The bank asks about ${sum}`,
      says: 'No money was taken yet. Answer, or refund the order, so that no dispute comes of it.',
    },
    needs_answer: {
      title: (sum) => `The buyer disputes ${sum}`,
      says: 'The bank holds the money until it has decided. Without an answer the dispute is lost. Until then the buyer keeps what was bought, and nothing can be refunded.',
    },
    answered: {
      title: (sum) => `The bank looks at a dispute of ${sum}`,
      says: 'You have answered. Until it has decided, the buyer keeps what was bought, and nothing can be refunded.',
    },
    won: {
      title: (sum) => `A dispute of ${sum} was won`,
      says: 'The money is yours, and the buyer keeps what was bought.',
    },
    lost: {
      title: (sum) => `A dispute of ${sum} was lost`,
      says: 'The bank gave the money back. It counts as refunded.',
    },
  } satisfies Record<OrderDispute['stage'], DisputeWords> as Record<OrderDispute['stage'], DisputeWords>,
  disputeReason: (words: string) => `Reason: ${words}`,
  answerBy: (moment: string) => `answer by ${moment}`,
  answerDispute: 'Answer at the payment provider',
  seeDispute: 'See it at the payment provider',

  payment: 'Payment',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  openPayment: 'See it at the payment provider',

  timeline: 'What happened',
  by: (who: string) => `by ${who}`,
  happened: {
    made: 'The buyer came to the checkout',
    received: 'The money arrived',
    held: 'It was held for you to look at',
    given: 'Access was given',
    granted: 'Given after all',
    refund_requested: 'You asked for a refund',
    refunded: 'Refunded',
    refund_failed: 'The refund did not go through',
    disputed: 'The buyer disputed it at the bank',
    dispute_won: 'The dispute was won',
    dispute_lost: 'The dispute was lost',
    mail: 'Mail',
  } satisfies Record<Happening['what'], string>,
  /** What the timeline says beside it, where that is a word of ours. */
  abouts: {
    wrong_amount: 'Another amount than we asked for',
    wrong_currency: 'Another currency than we asked for',
    wrong_owner: 'Made for another order or account',
    paid_twice: 'Part of it was owned already',
    receipt: 'Receipt to the buyer',
    refund: 'Refund to the buyer',
    'refund-failed': 'To you: a refund did not go through',
    'refund-unallocated': 'To you: what was a refund for?',
    'payment-held': 'To you: a payment needs your review',
    'coaching-bought': 'To you: coaching was bought',
    'dispute-opened': 'To you: a payment is disputed',
    'dispute-closed': 'To you: the bank has decided',
    fraudulent: 'The cardholder says it was fraud',
    sale: 'To you: something was sold',
  } as Partial<Record<string, string>>,
} as const;
