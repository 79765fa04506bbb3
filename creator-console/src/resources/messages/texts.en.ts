export const texts = {
  title: 'Messages',
  inbox: 'Inbox',
  search: 'Search by name',
  none: 'No conversations yet',
  noneText:
    'Students write to you from their member area. You begin a conversation on a student’s page, under Messages.',
  noneFound: 'No conversation with anybody of this name.',
  students: 'Your students',
  more: 'Show more',
  conversation: 'Conversation',
  select: 'Select a conversation to start messaging',
  back: 'All conversations',
  profile: 'View Student Profile',
  notLoaded: 'The conversations could not be loaded.',
  notThere: 'This conversation could not be loaded.',
  show: 'Show',
  views: { all: 'All', unread: 'Unread', unanswered: 'Waiting for your answer' },
  noneInView: 'Nothing here waits for you.',
  allAnswered: 'Everybody has an answer.',
  waiting: (count: number, day: string) =>
    count === 1
      ? `1 student waits for your answer, since ${day}`
      : `${count} students wait for your answer, the first since ${day}`,
  questions: (count: number, day: string | null) =>
    `${count === 1 ? '1 question' : `${count} questions`} without an answer${day ? `, since ${day}` : ''}`,
  journals: (count: number) =>
    count === 1 ? '1 journal waits for your reply' : `${count} journals wait for your reply`,
  waitsSince: (day: string) => `since ${day}`,
  attached: 'Something attached',
  reports: 'Reported messages',
  deleted: 'This message was deleted',
  you: (words: string) => `You: ${words}`,
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  by: (name: string, words: string) => `${name}: ${words}`,
} as const;
