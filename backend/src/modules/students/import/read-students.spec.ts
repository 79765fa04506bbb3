import { checkStudent } from './imported-student.dto.js';
import { MOST_ROWS, readStudents } from './read-students.js';

const read = (csv: string) => readStudents(csv, { check: checkStudent, today: '2027-03-01' });
const problems = (csv: string) =>
  read(csv).problems.map(({ line, column, problem }) => `${line} ${column ?? '-'} ${problem}`);

test('a file of students is read by its headings, whatever people call them', () => {
  const file = read(
    'First Name;LAST-NAME;E-Mail Address;Mobile Phone;Labels;State/Province\nRosa;Lind;Rosa@Example.org;+1 503;Spring, circle; OR \n',
  );
  expect(file.problems).toEqual([]);
  expect(file.students).toMatchObject([
    {
      line: 2,
      student: { name: 'Rosa Lind', email: 'rosa@example.org', phone: '+1 503', state: 'OR' },
      tags: ['Spring', 'circle'],
    },
  ]);
});

test('tags stand between semicolons or else commas, and each counts once', () => {
  const [first, second] = read(
    'name,email,tags\na,a@example.org,"One, two; ONE; "\nb,b@example.org,"x,y"',
  ).students;
  expect([first?.tags, second?.tags]).toEqual([
    ['One, two', 'ONE'],
    ['x', 'y'],
  ]);
});

test.each([
  ['', '1 - empty'],
  ['name,email\n', '1 - empty'],
  ['name,phone\nRosa,1', '1 - no_email_column'],
  ['email,phone\nrosa@example.org,1', '1 - no_name_column'],
  ['name,email,E-mail\nRosa,rosa@example.org,x', '1 E-mail column_twice'],
  [`name,email\n${'x,x@example.org\n'.repeat(MOST_ROWS + 1)}`, `${MOST_ROWS + 2} - too_many_rows`],
])('of a file without order nothing is read', (csv, said) => {
  expect(problems(csv)).toEqual([said]);
  expect(read(csv).students).toEqual([]);
});

test.each([
  ['Rosa,no address', '2 email bad_email'],
  ['Rosa,', '2 email missing'],
  [',rosa@example.org', '2 name missing'],
  [`${'x'.repeat(101)},rosa@example.org`, '2 name too_long'],
  [`Rosa,rosa@example.org,${'1'.repeat(41)}`, '2 phone too_long'],
  ['Rosa,rosa@example.org,,18/04/1986', '2 birthday bad_birthday'],
  ['Rosa,rosa@example.org,,2027-03-02', '2 birthday bad_birthday'],
  ['Rosa,rosa@example.org,,1986-02-30', '2 birthday bad_birthday'],
  ['Rosa\u0000,rosa@example.org', '2 name bad_text'],
  ['R\uFFFDsa,rosa@example.org', '2 - not_utf8'],
  ['"Rosa,rosa@example.org', '2 - broken_quotes'],
  [`Rosa,rosa@example.org,,,${'x'.repeat(41)}`, '2 tags too_long'],
  [`Rosa,rosa@example.org,,,"${Array.from({ length: 21 }, (_, n) => n).join(',')}"`, '2 tags too_many_tags'],
])('of the line %j nothing is imported', (line, said) => {
  const csv = `name,email,phone,birthday,tags\n${line}`;
  expect(problems(csv)).toEqual([said]);
  expect(read(csv).students).toEqual([]);
});

test('every problem of a line is said', () =>
  expect(problems('name,email,birthday\n,nobody,soon')).toEqual([
    '2 name missing',
    '2 email bad_email',
    '2 birthday bad_birthday',
  ]));

test('an address twice in the file counts in its first line, and a column nobody knows is left out', () => {
  const csv = 'name,email,Shoe size\nRosa,rosa@example.org,38\n\nRose,ROSA@example.org,39\n';
  expect(problems(csv)).toEqual(['1 Shoe size unknown_column', '4 email twice_in_file']);
  expect(read(csv).students.map(({ student }) => student.name)).toEqual(['Rosa']);
});
