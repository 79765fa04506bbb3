import { counted } from '../../../shared/words/counted';
import type { Problem } from './student-import';

const students = (count: number) =>
  counted(count, { one: '1 student', other: `${count.toLocaleString('en-US')} students` });
const products = (count: number) =>
  counted(count, { one: '1 product', other: `${count.toLocaleString('en-US')} products` });

export const texts = {
  open: 'Import',
  title: 'Import students',
  help: 'Choose a CSV file with a header row, such as an export from Kajabi, Teachable or Thinkific. Name and email are required; phone, birthday, address, city, state, ZIP code, country, tags and courses are optional. Up to 10,000 students and 4 MB. You’ll see a preview before anything is saved.',
  choose: 'Choose a CSV file',
  another: 'Choose another file',
  reading: 'Reading the file…',
  tooLarge: 'This file is larger than 4 MB. Please split it.',
  found: (added: number, rows: number) =>
    `${added.toLocaleString('en-US')} of ${students(rows)} will be added.`,
  existing: (count: number) =>
    `${students(count)} already ${count === 1 ? 'has' : 'have'} an account, which stays as it is.`,
  given: (count: number) => `${products(count)} will be given.`,
  courses: (count: number) =>
    counted(count, {
      one: '1 course in this file',
      other: `${count.toLocaleString('en-US')} courses in this file`,
    }),
  coursesHelp: 'Choose the product that the students of each course get. Leave it empty to skip the course.',
  skip: 'Skip',
  have: students,
  examples: 'Preview',
  problems: (count: number) =>
    counted(count, { one: '1 problem', other: `${count.toLocaleString('en-US')} problems` }),
  leftOut: 'These lines will be skipped. You can fix the file and choose it again.',
  save: 'Download as CSV',
  file: 'import-problems.csv',
  line: 'Line',
  column: 'Column',
  problem: 'Problem',
  invite: 'Email each of them a link to choose a password',
  inviteHelp:
    'Otherwise, they aren’t notified. They can still get in with “Forgot password?” on the sign-in page.',
  cancel: 'Cancel',
  close: 'Close',
  submit: (count: number) => `Import ${students(count)}`,
  give: (count: number) => `Give ${products(count)}`,
  done: (count: number) => `${students(count)} imported`,
  what: {
    empty: 'There are no students in this file.',
    no_email_column: 'Add a column called “Email”.',
    no_name_column: 'Add a column called “Name”.',
    column_twice: 'Two columns are for the same thing. Remove one.',
    too_many_rows: 'The file has more than 10,000 students. Please split it.',
    unknown_column: 'We don’t recognize this column, so it will be skipped.',
    broken_quotes: 'A quotation mark is never closed.',
    not_utf8: 'Some characters can’t be read. Please save the file as “CSV UTF-8”.',
    missing: 'This can’t be empty.',
    bad_email: 'This isn’t a valid email address.',
    bad_birthday: 'Enter a date in the past, such as 1986-04-18.',
    bad_text: 'Some of these characters can’t be saved.',
    too_long: 'This is too long.',
    too_many_tags: 'A student can have up to 20 tags.',
    twice_in_file: 'This address is already on an earlier line.',
    already_student: 'This address already has an account.',
  } satisfies Record<Problem['problem'], string>,
} as const;
