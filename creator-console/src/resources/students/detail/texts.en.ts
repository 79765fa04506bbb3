import type { Payment, Purchase } from './parts/student.api';

export type GiftState = NonNullable<Purchase['gift']>['state'];

const GIFT_STATES: Record<GiftState, string> = {
  prepared: 'not sent',
  open: 'not redeemed yet',
  redeemed: 'redeemed',
  returning: 'is being refunded',
  refunded: 'taken back',
};

export const texts = {
  title: 'Student',
  back: 'Back to Students',
  loadingStudent: 'Loading student profile...',
  missing: 'Student not found',
  toAll: 'See all students',
  missingText: 'The account may have been deleted by its owner.',

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
    conduct: 'Conduct',
    timeline: 'Timeline',
  },

  product: 'Product',
  date: 'Date',
  amount: 'Amount',
  paymentId: 'Payment ID',
  noPaymentId: 'N/A',
  forWard: 'For her daughter',
  whoHasIt: 'See who has it',
  giftFor: (name: string | null, state: GiftState) =>
    `A gift for ${name ?? 'somebody whose name is not kept any more'}, ${GIFT_STATES[state]}`,
  noPurchases: 'No purchases yet',
  noPurchasesText: 'What the student buys stands here, with the payment it was paid by.',

  order: 'Order',
  paymentStatus: 'Status',
  paymentActs: 'Actions',
  noPayments: 'No payments yet',
  noPaymentsText: 'Payments stand here as soon as their money has arrived.',
  paymentStatuses: {
    pending: 'Pending',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    disputed: 'Disputed',
    review: 'Waits for you',
    expired: 'Expired',
  } satisfies Record<Payment['status'], string>,

  upcoming: 'Upcoming 1:1 Coaching Sessions',
  session: 'Session',
  pastSessions: 'Past coaching sessions',
  noSessions: 'No upcoming coaching sessions',
  noSessionsText: 'As soon as this student books a time with you, it stands here.',
  time: 'Time',
  record: 'Record',
  open: 'Open',
  openRecord: (title: string, day: string) => `Open ${title}, ${day}`,
  bookingStatuses: {
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
    no_show: 'No-show',
  },

  writeMail: 'Write a mail',
  mayNotWrite: 'A guardian has not agreed to messages with this student, so nothing can be written here.',
} as const;
