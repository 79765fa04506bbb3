import { counted } from '../../../shared/words/counted';
import type { Problem } from './student-import';

const students = (count: number) =>
  counted(count, { one: '1 student', other: `${count.toLocaleString('en-US')} students` });

export const texts = {
  open: 'Import',
  title: 'Import students',
  help: 'A CSV file with a heading for each column: name and email; phone, birthday, address, city, state, ZIP code, country and tags if you like. At most 5,000 students and 1 MB. Nothing is written before you have seen what would happen.',
  choose: 'Choose a CSV file',
  another: 'Choose another file',
  reading: 'Reading the file…',
  tooLarge: 'This file is larger than 1 MB. Please split it.',
  found: (added: number, rows: number) =>
    `${students(added)} of ${rows.toLocaleString('en-US')} would be added.`,
  asThey: 'Who is a student already stays as is.',
  examples: 'The first of them',
  problems: (count: number) =>
    counted(count, { one: '1 problem', other: `${count.toLocaleString('en-US')} problems` }),
  leftOut: 'These lines are left out. You can correct the file and choose it again.',
  line: 'Line',
  column: 'Column',
  problem: 'Problem',
  invite: 'Mail each of them a link to choose a password',
  inviteHelp: 'Otherwise nobody hears of it. “Forgot password?” on the sign-in page lets them in, too.',
  cancel: 'Cancel',
  submit: (count: number) => `Import ${students(count)}`,
  done: (count: number) => `${students(count)} imported`,
  what: {
    empty: 'There are no students in this file.',
    no_email_column: 'No column is called “Email”.',
    no_name_column: 'No column is called “Name”.',
    column_twice: 'Two columns mean the same.',
    too_many_rows: 'The file has more than 5,000 students. Please split it.',
    unknown_column: 'Nobody knows what this column is. It is left out.',
    broken_quotes: 'A quotation mark is not closed.',
    not_utf8: 'Letters cannot be read. Please save the file as “CSV UTF-8”.',
    missing: 'This is empty.',
    bad_email: 'This is no e-mail address.',
    bad_birthday: 'This is no day that is past, such as 1986-04-18.',
    bad_text: 'This has characters that cannot be stored.',
    too_long: 'This is too long.',
    too_many_tags: 'A student takes 20 tags at most.',
    twice_in_file: 'This address stands in an earlier line.',
    already_student: 'This address has an account already.',
  } satisfies Record<Problem['problem'], string>,
} as const;
