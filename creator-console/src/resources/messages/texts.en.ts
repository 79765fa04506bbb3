import { counted } from '../../shared/words/counted';

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
  views: {
    all: 'All conversations',
    unread: 'Unread conversations',
    unanswered: 'Conversations waiting for your answer',
    questions: 'Questions without an answer',
    journals: 'Journals without a reply',
  },
  noneInView: 'Nothing here waits for you.',
  allAnswered: 'Everybody has an answer.',
  whatWaits: 'What waits for you',
  waiting: (count: number) =>
    counted(count, {
      one: '1 student waits for your answer',
      other: `${count} students wait for your answer`,
    }),
  questions: (count: number) =>
    counted(count, { one: '1 question without an answer', other: `${count} questions without an answer` }),
  journals: (count: number) =>
    counted(count, { one: '1 journal waits for your reply', other: `${count} journals wait for your reply` }),
  contributions: (count: number) =>
    counted(count, { one: '1 post or comment to look at', other: `${count} posts and comments to look at` }),
  openReports: (count: number) =>
    counted(count, { one: '1 reported message', other: `${count} reported messages` }),
  waitsSince: (day: string) => `since ${day}`,
  attached: 'Something attached',
  reports: 'Reported messages',
  deleted: 'This message was deleted',
  you: (words: string) => `You: ${words}`,
  unread: (count: number) => counted(count, { one: '1 unread message', other: `${count} unread messages` }),
  members: (count: number) => counted(count, { one: '1 member', other: `${count} members` }),
  by: (name: string, words: string) => `${name}: ${words}`,
  backToList: 'All that waits',
  waitingNotLoaded: 'What waits could not be loaded.',
  seeAll: (count: number) => `See all ${count}`,
  askedOn: (moment: string, group: string | null) =>
    group === null ? `Question of ${moment}` : `Question in ${group}, ${moment}`,
  sharedOn: (moment: string, place: string) => `${place} · shared ${moment}`,
  somethingBelongs: 'Pictures, films or papers belong to this question. See them in its place.',
  aboutLesson: (lesson: string, words: string) => `${lesson}: ${words}`,
  inItsPlace: 'See it in its place',
  noQuestion: 'Every question has an answer',
  noJournal: 'Every journal has a reply',
  silence: 'Only mentions',
  silenced: 'From now on you are told only of what mentions you',
  loud: 'You are told of new messages again',
  notSilenced: 'Nothing has changed',
} as const;
