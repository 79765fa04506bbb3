import { counted } from '../../../shared/words/counted';
import { dayOf } from '../../../shared/moment';
import type { ProductStudent } from './hub.api';

export const texts = {
  title: 'Product',
  back: 'Back to Content',
  tabsOf: 'About this product',
  tabs: {
    content: 'Content',
    details: 'Details',
    students: 'Students and orders',
    results: 'Results',
    analytics: 'Analytics',
  },
  loading: 'Loading',
  notLoaded: 'This could not be loaded.',
  more: 'Show more',

  students: 'Who owns it',
  noStudents: 'Nobody owns it yet.',
  sources: {
    purchase: 'Bought',
    free: 'Free',
    grant: 'Given by hand',
    gift: 'A gift',
    seat: 'A second seat',
  } satisfies Record<ProductStudent['source'], string>,
  since: (source: string, since: string) => `${source}, ${dayOf(since)}`,
  standsAt: (lesson: string) => `At “${lesson}”`,
  completed: (lessons: number) =>
    counted(lessons, { one: '1 lesson completed', other: `${lessons} lessons completed` }),
  orders: 'Latest orders',
  noOrders: 'Nobody has bought it yet.',
  allOrders: 'All orders',

  results: 'Questions and scales',
  noResults: 'No question and no scale was answered yet.',
  journals: 'Journals are private. What students share with you stands under Shared journals.',
  answered: (students: number) =>
    counted(students, { one: '1 student answered', other: `${students} students answered` }),
  average: (average: number) => `average ${average}`,
  share: (count: number, all: number) => `${count} of ${all}`,
  names: 'Who answered what',
  namesOf: (question: string) => `Who answered what: ${question}`,
} as const;
