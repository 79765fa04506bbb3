import type { TimelineEntry } from './timeline.api';

export const texts = {
  label: 'Timeline',
  kinds: {
    audit: 'Changed',
    joined: 'Joined',
    paid: 'Paid for',
    received: 'Received',
    lesson_completed: 'Completed the lesson',
    course_completed: 'Completed the course',
    reviewed: 'Reviewed',
  } satisfies Record<TimelineEntry['kind'], string>,
  by: (who: string) => `by ${who}`,
  reason: (words: string) => `“${words}”`,
  more: 'Show earlier',
} as const;
