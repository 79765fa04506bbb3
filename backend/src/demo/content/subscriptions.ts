import type { DemoSubscription } from './writing/subscription-types.js';

/** Subscriptions of members: one in every state that the coach and the members can see. */
export const demoSubscriptions: DemoSubscription[] = [
  { memberKey: 'elin', productKey: 'window-seat', offerKey: 'monthly', payments: 2, periodDaysAgo: 14 },
  { memberKey: 'hana', productKey: 'window-seat', offerKey: 'yearly', payments: 1, periodDaysAgo: 23 },
  // In free days.
  { memberKey: 'noor', productKey: 'side-by-side', offerKey: 'yearly', payments: 0, periodDaysAgo: 3 },
  {
    memberKey: 'dana',
    productKey: 'window-seat',
    offerKey: 'monthly',
    payments: 8,
    periodDaysAgo: 19,
    pausedMonths: 2,
  },
  {
    memberKey: 'priya',
    productKey: 'side-by-side',
    offerKey: 'monthly',
    payments: 3,
    periodDaysAgo: 21,
    canceled: { reason: 'We have done both classes. Thank you for these three months!' },
  },
  // Its latest payment failed.
  {
    memberKey: 'tess',
    productKey: 'side-by-side',
    offerKey: 'monthly',
    payments: 2,
    periodDaysAgo: 1,
    isUnpaid: true,
  },
  // A payment failed, and was made with another card.
  {
    memberKey: 'beth',
    productKey: 'side-by-side',
    offerKey: 'monthly',
    payments: 4,
    periodDaysAgo: 8,
    failed: { payment: 4, days: 2 },
  },
  {
    memberKey: 'lucia',
    productKey: 'window-seat',
    offerKey: 'monthly',
    payments: 5,
    periodDaysAgo: 60,
    canceled: { reason: 'It was mostly the bells that I came back for.' },
    hasEnded: true,
  },
  // Bought the product afterwards.
  {
    memberKey: 'margit',
    productKey: 'side-by-side',
    offerKey: 'monthly',
    payments: 2,
    periodDaysAgo: 33,
    canceled: { reason: null },
    hasEnded: true,
  },
  { memberKey: 'colleen', productKey: 'slow-mornings', offerKey: 'thirds', payments: 2, periodDaysAgo: 16 },
];
