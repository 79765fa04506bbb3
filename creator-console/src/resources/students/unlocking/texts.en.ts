import { counted } from '../../../shared/words/counted';
import type { Outcome } from './unlock-for-each';

const number = (count: number) => count.toLocaleString('en-US');
const students = (count: number) => counted(count, { one: '1 student', other: `${number(count)} students` });

export const texts = {
  open: 'Unlock a module',
  title: (count: number) => `Unlock a module for ${students(count)}`,
  text: 'It unlocks for these students right away, and they get an email. It stays locked for everyone else.',
  course: 'Course',
  module: 'Module',
  noneLocked: 'No module of this course is locked.',
  submit: 'Unlock module',
  progress: (settled: number, total: number) => `${number(settled)} of ${number(total)} students`,
  done: (counts: Record<Outcome, number>) =>
    [
      `Unlocked for ${students(counts.unlocked)}.`,
      ...(counts.already_open > 0 ? [`Already open for ${number(counts.already_open)}.`] : []),
      ...(counts.not_found > 0
        ? [`${number(counts.not_found)} ${counts.not_found === 1 ? 'doesn’t' : 'don’t'} have the course.`]
        : []),
      ...(counts.consent_needed > 0
        ? [`Not for ${number(counts.consent_needed)}: no guardian currently allows the account.`]
        : []),
    ].join(' '),
} as const;
