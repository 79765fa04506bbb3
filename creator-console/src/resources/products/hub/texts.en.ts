import { counted } from '../../../shared/words/counted';
import { dayOf } from '../../../shared/moment';
import type { ProductStudent } from './hub.api';

export const texts = {
  title: 'Product',
  back: 'Back to Content',
  tabsOf: 'Product sections',
  tabs: {
    content: 'Content',
    details: 'Details',
    students: 'Students and orders',
    results: 'Results',
    analytics: 'Analytics',
  },
  loading: 'Loading',
  notLoaded: 'This couldn’t be loaded.',
  more: 'Show more',

  students: 'Students',
  noStudents: 'No students yet. Everyone who owns this product will appear here.',
  sources: {
    purchase: 'Bought',
    free: 'Free',
    grant: 'Given by you',
    gift: 'Gift',
    seat: 'Second seat',
    subscription: 'Subscription',
  } satisfies Record<ProductStudent['source'], string>,
  since: (source: string, since: string) => `${source}, ${dayOf(since)}`,
  standsAt: (lesson: string) => `At “${lesson}”`,
  completed: (lessons: number) =>
    counted(lessons, { one: '1 lesson completed', other: `${lessons} lessons completed` }),
  orders: 'Latest orders',
  noOrders: 'No orders yet.',
  allOrders: 'All orders',

  results: 'Questions, quizzes and scales',
  noResults: 'No answers yet. Answers to this course’s questions, quizzes and scales will appear here.',
  journals: 'Journal entries are private. The ones students share with you are in Shared journals.',
  answered: (students: number) =>
    counted(students, { one: '1 student answered', other: `${students} students answered` }),
  average: (average: number) => `average ${average}`,
  share: (count: number, all: number) => `${count} of ${all}`,
  passed: (passed: number, students: number) =>
    counted(students, {
      one: `${passed} of 1 student passed`,
      other: `${passed} of ${students} students passed`,
    }),
  best: (percent: number) => `average best score ${percent}%`,
  attempts: (attempts: number) => counted(attempts, { one: '1 attempt', other: `${attempts} attempts` }),
  hardest: (question: string, percent: number) => `Hardest question: ${question} (${percent}% wrong)`,
  openLesson: 'Open lesson',
  openLessonOf: (lesson: string) => `Open lesson: ${lesson}`,
  names: 'View answers',
  namesOf: (question: string) => `Answers to: ${question}`,
} as const;
