import type { TimelineEntry } from '../parts/student.api';

export const texts = {
  label: 'Timeline',
  kinds: {
    audit: 'Changed',
    joined: 'Joined',
    mailed: 'Email',
    paid: 'Paid for',
    received: 'Received',
    refunded: 'Refunded',
    disputed: 'Payment disputed: order',
    dispute_won: 'Dispute won: order',
    dispute_lost: 'Dispute lost: order',
    journal_shared: 'Shared a journal answer from the lesson',
    journal_replied: 'You replied to a journal answer from the lesson',
    lesson_completed: 'Completed the lesson',
    course_completed: 'Completed the course',
    reviewed: 'Reviewed',
  } satisfies Record<TimelineEntry['kind'], string>,
  toLog: 'Email log',
  seeInLog: (subject: string) => `See “${subject}” in the email log`,
  toReport: 'Delivery',
  seeMailing: (subject: string) => `See the delivery of “${subject}”`,
  mail: (subject: string) => `“${subject}”`,
  by: (who: string) => `by ${who}`,
  reason: (words: string) => `“${words}”`,
  more: 'Show earlier',
} as const;
