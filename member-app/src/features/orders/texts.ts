import { placeName } from '../../shared/lib/place-name';
import type { OrderLine, OrderStatus } from './api';

/** Written to be read by somebody who has just paid: what is true now, and what happens next. */
export const ordersTexts = {
  list: {
    title: 'Your orders',
    lead: 'Everything you have bought here, with its receipts.',
    loading: 'Loading your orders',
    empty: {
      title: 'No orders yet',
      description: 'What you buy will be listed here, with a receipt for each order.',
      browse: 'Browse Library',
    },
    older: 'Show older orders',
    loadingOlder: 'Loading...',
    open: (number: string) => `Open order ${number}`,
  },

  page: {
    title: (number: string) => `Order ${number}`,
    loading: 'Loading your order',
    missing: {
      title: 'We cannot find this order',
      description: 'It may belong to another account. Your own orders are all in one place.',
      toOrders: 'Your orders',
    },
    allOrders: 'All orders',
    goods: 'What you got',
    gifts: 'What you give',
  },

  status: {
    pending: 'Pending',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    review: 'Being checked',
    expired: 'Not paid',
  } satisfies Record<OrderStatus, string>,

  confirming: {
    title: 'Your payment is being confirmed',
    text: 'We are waiting for the word of our payment provider. That usually takes a few seconds, and this page turns by itself.',
    next: `You need not wait here: the receipt comes by e-mail, and everything will be in My ${placeName}.`,
  },
  unpaid: {
    title: 'This order is waiting for its payment',
    text: 'We have not seen a payment for it yet. If you have just paid, this page turns by itself in a moment.',
    toCheckout: 'Go to the checkout',
  },
  notPaid: {
    title: 'The payment did not go through',
    text: 'Your bank did not confirm it, and nothing was charged. Your cart is as you left it.',
  },

  settled: {
    paid: {
      title: 'Thank you! It is all yours.',
      text: (email: string) => `Begin whenever you like. Your receipt is on its way to ${email}.`,
    },
    partially_refunded: {
      title: 'Part of this order was refunded',
      text: () =>
        'The money for it goes back to your card within five to ten days. What you kept stays open to you.',
    },
    refunded: {
      title: 'This order was refunded',
      text: () =>
        'The money goes back to your card within five to ten days, and what was bought with it is closed.',
    },
    disputed: {
      title: 'Your bank has questions about this payment',
      text: () =>
        'Until they are answered this order rests. If that is a surprise to you, please write to us.',
    },
    review: {
      title: 'Your payment arrived, and we are checking it',
      text: () =>
        'Something about it was not as expected, so a person looks at it before anything is opened. You will hear from us within one working day, and nothing is lost.',
    },
    expired: {
      title: 'This order was not paid',
      text: () => 'No money moved, and it was put away. What you had chosen may still be in your cart.',
    },
  } satisfies Record<Exclude<OrderStatus, 'pending'>, { title: string; text: (email: string) => string }>,
  /** A paid order in which everything is for somebody else, or some of it. */
  onlyGifts: {
    title: 'Thank you! Your gift is on its way.',
    text: (email: string) => `The link to redeem it was mailed. Your receipt is on its way to ${email}.`,
  },
  withGifts: {
    title: 'Thank you! What is for you is yours, and your gifts are on their way.',
    text: (email: string) => `Begin whenever you like. Your receipt is on its way to ${email}.`,
  },
  /** An order in review of which only a part waits. */
  partlyYours: {
    title: 'Your payment arrived, and part of it was yours already',
    text: (email: string) =>
      `What is new is open below, and your receipt is on its way to ${email}. A person looks at what you paid for twice: you will hear from us within one working day.`,
  },
  toCart: 'Look into your cart',

  gift: {
    for: (name: string | null) => (name === null ? 'A gift' : `A gift for ${name}`),
    states: {
      prepared: 'Not sent yet: we are looking at its payment.',
      open: 'Not redeemed yet. You can have the money back until it is redeemed: write to us.',
      redeemed: 'Redeemed.',
      returning: 'Its money is on the way back to you, so the link does not work.',
      refunded: 'Taken back: its link works no more.',
    } satisfies Record<NonNullable<OrderLine['gift']>['state'], string>,
    sentTo: (email: string) => `The link went to ${email}.`,
    redeemedOn: (day: string) => `Redeemed on ${day}.`,
    copy: 'Copy a link',
    copied: { title: 'Link copied', description: 'Whoever has it can redeem the gift, once.' },
    link: 'Copy this link',
    sendAgain: 'Send the mail again',
    sentAgain: { title: 'The mail is on its way', description: 'Links sent before stay good.' },
    failed: { title: 'Error', description: 'This did not work. Please try again in a moment.' },
  },
  start: 'Start learning',
  waits: 'Yours already: we are looking at it',
  refunded: 'Refunded',
  writeToCoach: 'Write to your coach',

  receipt: {
    title: 'Receipt',
    unpaidTitle: 'Your order',
    number: 'Number',
    receiptNumber: 'Receipt number',
    seller: 'Sold by',
    taxNumber: (number: string) => `Tax number ${number}`,
    date: 'Date',
    card: 'Paid with',
    lines: 'Items',
    cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    sentTo: 'Sent to',
    refundedLine: '(refunded)',
    refunded: 'Refunded',
    kept: 'You paid',
    print: 'Print receipt',
  },
} as const;
