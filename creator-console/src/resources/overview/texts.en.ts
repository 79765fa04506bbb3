import { counted } from '../../shared/words/counted';
import type { components } from '@sanctum/openapi';

export const texts = {
  title: 'Overview',
  students: 'Total students',
  newStudents: (count: string) => `${count} joined in the last 30 days`,
  revenue: 'Total revenue',
  recentRevenue: (sum: string) => `${sum} in the last 30 days`,
  rating: 'Average rating',
  ratingOf: (rating: string) => `${rating} of 5`,
  reviews: (count: number) => counted(count, { one: '1 review', other: `${count} reviews` }),
  noReviews: 'No reviews yet',
  sessions: 'Upcoming sessions',
  noSessions: 'No upcoming sessions',
  sessionsToCome: 'Booked and still to come',
  today: 'Your day',
  nothingWaits: 'Nothing waits for you.',
  dayNotLoaded: 'What waits for you could not be loaded.',
  newOrders: (count: number) =>
    counted(count, { one: '1 new order today', other: `${count} new orders today` }),
  waitingOrders: (count: number) =>
    counted(count, {
      one: '1 order waits for your decision',
      other: `${count} orders wait for your decision`,
    }),
  openMessageReports: (count: number) =>
    counted(count, {
      one: '1 reported message waits for you',
      other: `${count} reported messages wait for you`,
    }),
  waitingAnswers: (count: number) =>
    counted(count, {
      one: '1 student waits for your answer',
      other: `${count} students wait for your answer`,
    }),
  unansweredQuestions: (count: number) =>
    counted(count, { one: '1 question has no answer yet', other: `${count} questions have no answer yet` }),
  waitingContributions: (count: number) =>
    counted(count, {
      one: '1 post or comment waits for your look',
      other: `${count} posts and comments wait for your look`,
    }),
  waitingReviews: (count: number) =>
    counted(count, { one: '1 review to decide about', other: `${count} reviews to decide about` }),
  waitingJournals: (count: number) =>
    counted(count, { one: '1 journal waits for your reply', other: `${count} journals wait for your reply` }),
  failedMails: (count: number) =>
    counted(count, { one: '1 mail could not be sent', other: `${count} mails could not be sent` }),
  drafts: (count: number) =>
    counted(count, { one: '1 unfinished draft', other: `${count} unfinished drafts` }),
  quietStudents: (count: number) =>
    counted(count, {
      one: '1 student was not here for two weeks',
      other: `${count} students were not here for two weeks`,
    }),
  recentStudents: 'Recent students',
  noStudents: 'No students yet. Whoever makes an account in the member app appears here.',
  joined: (day: string) => `Joined ${day}`,
  bought: (count: number) => counted(count, { one: '1 purchase', other: `${count} purchases` }),
  allStudents: 'All students',
  topCourses: 'Top courses',
  noCourses: 'No published course yet.',
  enrolled: (count: number) => counted(count, { one: '1 student', other: `${count} students` }),
  allContent: 'All content',
  stars: (rating: string) => `★ ${rating}`,
  lastBackup: (day: string) => `Last backup: ${day}.`,
  noBackup: 'No backup yet.',
  backupProblems: {
    no_key: 'Backups need a key: ask whoever runs your server to set BACKUP_KEY.',
    none: 'Ask whoever runs your server to turn on nightly backups.',
    too_old: 'It is more than 2 days old. Ask whoever runs your server to check the nightly backup.',
  } satisfies Record<components['schemas']['BackupProblem'], string>,
  rated: (rating: string) => `Rated ${rating} of 5`,
} as const;
