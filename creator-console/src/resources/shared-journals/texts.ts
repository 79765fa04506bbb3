export const texts = {
  title: 'Shared journals',
  search: 'Name or question',
  reply: 'Reply',
  all: 'All',
  waiting: 'Waiting for your reply',
  replied: 'Replied',
  member: 'Member',
  place: 'Lesson',
  question: 'Question',
  shared: 'Shared',
  none: 'Nothing shared yet',
  noneYet:
    'What members write in their journals is theirs alone. When someone shares an answer with you, it waits here.',
  notThere: 'No shared journal at this address',
  notThereText: 'Perhaps it has been taken back: what is shared can be made private again.',
  toAll: 'See all shared journals',
  sharedOn: (day: string) => `Shared on ${day}`,
} as const;
