import type { TimelineEntry } from './timeline.api';

export const texts = {
  label: 'Timeline',
  kinds: {
    audit: 'Changed',
    joined: 'Joined',
    mailed: 'Mail',
    paid: 'Paid for',
    received: 'Received',
    refunded: 'Refunded',
    disputed: 'Disputed at the bank: order',
    dispute_won: 'The dispute was won: order',
    dispute_lost: 'The dispute was lost: order',
    journal_shared: 'Shared a journal of the lesson',
    journal_replied: 'You replied to the journal of the lesson',
    lesson_completed: 'Completed the lesson',
    course_completed: 'Completed the course',
    reviewed: 'Reviewed',
  } satisfies Record<TimelineEntry['kind'], string>,
  toLog: 'Mail log',
  seeInLog: (subject: string) => `See in the mail log why: “${subject}”`,
  toReport: 'Report',
  seeLetter: (subject: string) => `See what became of “${subject}”`,
  mail: (subject: string) => `“${subject}”`,
  by: (who: string) => `by ${who}`,
  reason: (words: string) => `“${words}”`,
  more: 'Show earlier',
} as const;
