import type { Purchase } from './parts/student.api';

export type GiftState = NonNullable<Purchase['gift']>['state'];

const GIFT_STATES: Record<GiftState, string> = {
  prepared: 'not sent',
  open: 'not redeemed yet',
  redeemed: 'redeemed',
  returning: 'being refunded',
  refunded: 'refunded',
};

export const texts = {
  title: 'Student',
  back: 'Back to Students',
  loadingStudent: 'Loading student profile...',
  missing: 'Student not found',
  toAll: 'See all students',
  missingText: 'The account may have been deleted.',

  joined: (day: string) => `Joined ${day}`,
  figures: { purchases: 'Purchases', spent: 'Total spent', sessions: 'Upcoming sessions' },
  unknown: '–',

  tabsOf: (name: string) => `About ${name}`,
  tabs: {
    personal: 'Personal Info',
    purchases: 'Purchases',
    payments: 'Payments',
    groups: 'Circles/Pods',
    coaching: 'Coaching',
    messages: 'Messages',
    notes: 'Notes',
    learning: 'Learning',
    growth: 'Growth',
    moderation: 'Moderation',
    timeline: 'Timeline',
  },

  product: 'Product',
  date: 'Date',
  amount: 'Amount',
  paymentId: 'Payment ID',
  noPaymentId: 'N/A',
  forWard: 'For their daughter',
  whoHasIt: 'See who has it',
  giftFor: (name: string | null, state: GiftState) =>
    `Gift for ${name ?? 'someone whose name is no longer stored'}, ${GIFT_STATES[state]}`,
  noPurchases: 'No purchases yet',
  noPurchasesText: 'Products this student buys will appear here, with their payment.',

  order: 'Order',
  paymentStatus: 'Status',
  paymentActs: 'Actions',
  noPayments: 'No payments yet',
  noPaymentsText: 'Payments will appear here when the money arrives.',

  upcoming: 'Upcoming 1:1 Coaching Sessions',
  session: 'Session',
  pastSessions: 'Past coaching sessions',
  noSessions: 'No upcoming coaching sessions',
  noSessionsText: 'Sessions this student books with you will appear here.',
  time: 'Time',
  record: 'Details',
  open: 'Open',
  openRecord: (title: string, day: string) => `Open ${title}, ${day}`,
  bookingStatuses: {
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Canceled',
    no_show: 'No-show',
  },

  writeMail: 'Write an email',
  mayNotWrite: 'No guardian has agreed to messages for this student, so you can’t write here.',
} as const;
