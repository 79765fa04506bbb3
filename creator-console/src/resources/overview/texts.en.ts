import { counted } from '../../shared/words/counted';
import type { Schemas } from '@sanctum/openapi';

export const texts = {
  title: 'Overview',
  students: 'Total students',
  revenue: 'Total revenue',
  rating: 'Average rating',
  ratingOf: (rating: string) => `${rating} of 5`,
  reviews: (count: number) => counted(count, { one: '1 review', other: `${count} reviews` }),
  noReviews: 'No reviews yet',
  sessions: 'Upcoming sessions',
  noSessions: 'No upcoming sessions',
  sessionsToCome: 'Already booked',
  today: 'Needs you',
  week: 'Last 7 days',
  weekRevenue: 'Revenue',
  weekOrders: 'Orders',
  weekStudents: 'New students',
  toCalendar: 'Open calendar',
  approve: 'Approve',
  approveOf: (author: string) => `Approve: ${author}`,
  approved: 'Approved. Everyone can see it now.',
  notApproved: 'It wasn’t approved',
  tryAgain: 'Please try again.',
  nothingWaits: 'You’re all caught up.',
  dayNotLoaded: 'Your to-dos couldn’t be loaded.',
  waitingOrderCount: (count: number) =>
    counted(count, {
      one: '1 order to review',
      other: `${count} orders to review`,
    }),
  openMessageReportCount: (count: number) =>
    counted(count, {
      one: '1 reported message to review',
      other: `${count} reported messages to review`,
    }),
  waitingAnswerCount: (count: number) =>
    counted(count, {
      one: '1 message to answer',
      other: `${count} messages to answer`,
    }),
  unansweredQuestionCount: (count: number) =>
    counted(count, { one: '1 question to answer', other: `${count} questions to answer` }),
  waitingContributionCount: (count: number) =>
    counted(count, {
      one: '1 post or comment to review',
      other: `${count} posts and comments to review`,
    }),
  waitingReviewCount: (count: number) =>
    counted(count, { one: '1 product review to check', other: `${count} product reviews to check` }),
  waitingJournalCount: (count: number) =>
    counted(count, { one: '1 journal to reply to', other: `${count} journals to reply to` }),
  waitingAssignmentCount: (count: number) =>
    counted(count, { one: '1 assignment to review', other: `${count} assignments to review` }),
  failedMails: (count: number) =>
    counted(count, { one: '1 email couldn’t be sent', other: `${count} emails couldn’t be sent` }),
  drafts: (count: number) =>
    counted(count, { one: '1 unfinished draft', other: `${count} unfinished drafts` }),
  quietStudentCount: (count: number) =>
    counted(count, {
      one: '1 student inactive for 2 weeks',
      other: `${count} students inactive for 2 weeks`,
    }),
  recentStudents: 'Recent students',
  noStudents: 'No students yet. People who sign up in the member app appear here.',
  joined: (day: string) => `Joined ${day}`,
  bought: (count: number) => counted(count, { one: '1 purchase', other: `${count} purchases` }),
  allStudents: 'All students',
  topCourses: 'Top courses',
  noCourses: 'No published courses yet.',
  enrolled: (count: number) => counted(count, { one: '1 student', other: `${count} students` }),
  allContent: 'All content',
  stars: (rating: string) => `★ ${rating}`,
  lastBackup: (day: string) => `Last backup: ${day}.`,
  noBackup: 'No backup yet.',
  backupProblems: {
    no_key: 'Backups need a key: ask whoever runs your server to set BACKUP_KEY.',
    none: 'Ask whoever runs your server to turn on nightly backups.',
    too_old: 'It’s more than 2 days old. Ask whoever runs your server to check the nightly backup.',
  } satisfies Record<Schemas['BackupProblem'], string>,
  rated: (rating: string) => `Rated ${rating} of 5`,
} as const;
