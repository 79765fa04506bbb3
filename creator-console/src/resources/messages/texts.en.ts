import { counted } from '../../shared/words/counted';

export const texts = {
  title: 'Messages',
  inbox: 'Inbox',
  search: 'Search by name',
  none: 'No conversations yet',
  noneText:
    'Messages from your students will appear here. To start a conversation, open a student’s page and go to Messages.',
  noneFound: 'No conversations match this name.',
  students: 'Your students',
  more: 'Show more',
  conversation: 'Conversation',
  select: 'Select a conversation to start messaging',
  back: 'All conversations',
  profile: 'View Student Profile',
  notLoaded: 'The conversations couldn’t be loaded.',
  notThere: 'This conversation couldn’t be loaded.',
  show: 'Show',
  views: {
    all: 'All conversations',
    unread: 'Unread conversations',
    unanswered: 'Conversations to answer',
    questions: 'Questions to answer',
    journals: 'Journals to reply to',
  },
  noneInView: 'You’re all caught up.',
  allAnswered: 'You’re all caught up.',
  whatWaits: 'To do',
  waiting: (count: number) =>
    counted(count, {
      one: '1 conversation to answer',
      other: `${count} conversations to answer`,
    }),
  questions: (count: number) =>
    counted(count, { one: '1 question to answer', other: `${count} questions to answer` }),
  journals: (count: number) =>
    counted(count, { one: '1 journal to reply to', other: `${count} journals to reply to` }),
  assignments: (count: number) =>
    counted(count, { one: '1 assignment to review', other: `${count} assignments to review` }),
  contributions: (count: number) =>
    counted(count, { one: '1 post or comment to review', other: `${count} posts and comments to review` }),
  openReportCount: (count: number) =>
    counted(count, { one: '1 reported message to review', other: `${count} reported messages to review` }),
  waitsSince: (day: string) => `since ${day}`,
  attached: 'Attachment',
  deleted: 'This message was deleted',
  you: (words: string) => `You: ${words}`,
  unread: (count: number) => counted(count, { one: '1 unread message', other: `${count} unread messages` }),
  members: (count: number) => counted(count, { one: '1 member', other: `${count} members` }),
  by: (name: string, words: string) => `${name}: ${words}`,
  backToList: 'Back to list',
  waitingNotLoaded: 'Your to-dos couldn’t be loaded.',
  seeAll: (count: number) => `See all ${count}`,
  askedOn: (moment: string, group: string | null) =>
    group === null ? `Asked ${moment}` : `Asked in ${group}, ${moment}`,
  sharedOn: (moment: string, place: string) => `${place} · shared ${moment}`,
  somethingBelongs: 'This question has photos, videos or files. Open the post to see them.',
  aboutLesson: (lesson: string, words: string) => `${lesson}: ${words}`,
  inItsPlace: 'Open the post',
  noQuestion: 'No questions to answer',
  noJournal: 'No journals to reply to',
  silence: 'Mentions only',
  silenced: 'You’ll only be notified when someone mentions you here',
  loud: 'You’ll be notified of new messages again',
  notSilenced: 'The setting couldn’t be changed',
} as const;
