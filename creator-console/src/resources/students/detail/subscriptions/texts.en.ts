import { dayOf } from '../../../../shared/moment';
import { counted } from '../../../../shared/words/counted';

export const texts = {
  title: 'Subscriptions',
  toAll: 'See all subscriptions',
  price: 'Price',
  coupon: 'Coupon',
  discounted: (code: string, price: string, left: number | null) =>
    left === null
      ? `${code}: ${price} for each payment`
      : counted(left, {
          one: `${code}: ${price} for the next payment`,
          other: `${code}: ${price} for the next ${left} payments`,
        }),
  started: 'Started',
  made: 'Payments made',
  madeOf: (made: number, all: number) => `${made} of ${all}`,
  next: 'Next payment',
  accessUntil: 'Access until',
  card: 'Card',
  cardEnding: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  reason: 'Reason for canceling',
  payments: 'Payments',
  paymentsOf: (title: string) => `Payments for ${title}`,
  allPayments: (payments: number) => `Show all ${payments} payments`,
  move: 'Move next payment',
  moveOf: (title: string) => `Move next payment: ${title}`,
  moveTitle: (title: string) => `Move the next payment for “${title}”?`,
  moveText: (due: string) =>
    `It’s due on ${dayOf(due)}. Until the new date the student has access without paying. Later payments are counted from there. An email tells the student.`,
  newDate: 'New date',
  newDateHelp: 'One month later is filled in: a free month.',
  moved: (due: string) => `Next payment moved to ${dayOf(due)}`,
  end: 'End subscription',
  endOf: (title: string) => `End subscription: ${title}`,
  endTitle: (title: string) => `End the subscription to “${title}”?`,
  endText:
    'No more payments are taken, and access through this subscription ends. Progress, notes and certificates are kept.',
  endsNow: 'It ends right away.',
  when: 'When does it end?',
  atPeriodEnd: (end: string) => `${dayOf(end)}, at the end of the paid period`,
  atOnce: 'Right away',
  noRefund: 'Nothing is refunded.',
  toRefund: (order: string) => `Open order ${order} to refund its payment`,
  keep: 'Keep subscription',
  wasEnded: 'Subscription ended',
  willEnd: (end: string) => `Subscription ends on ${dayOf(end)}`,
} as const;
