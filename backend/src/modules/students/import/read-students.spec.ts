import { checkStudent } from './imported-student.dto.js';
import { MOST_ROWS, readStudents } from './read-students.js';

const nextTurn = jest.fn(() => Promise.resolve());
const read = (csv: string) => readStudents(csv, { check: checkStudent, today: '2027-03-01' }, nextTurn);
const problems = async (csv: string) =>
  (await read(csv)).problems.map(({ line, column, problem }) => `${line} ${column ?? '-'} ${problem}`);

test('a file of students is read by its headings, in any common wording', async () => {
  const file = await read(
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

test.each<[string, string, object, string[]]>([
  ['Excel', 'sep=;\r\nname;email\r\nAda Bloom;ada@example.org', { name: 'Ada Bloom' }, []],
  ['Excel with tabs', '\uFEFFsep=\t\nname\temail\nAda Bloom\tada@example.org', { name: 'Ada Bloom' }, []],
  [
    'Mailchimp',
    'Email Address,First Name,Last Name,Birthday,Tags\nada@example.org,Ada,Blom,04/18,"""spring"",""vip"""',
    { name: 'Ada Blom', birthday: null },
    ['spring', 'vip'],
  ],
  [
    'Google',
    'First Name,Middle Name,Last Name,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value,Phone 2 - Value,Address 1 - City\nAda,,Bloom,--04-18,Friends ::: * myContacts,* Home,ada@example.org ::: x@example.org,y@example.org,+1 503,+1 504,Salem',
    { name: 'Ada Bloom', phone: '+1 503', city: 'Salem', birthday: null },
    ['Friends', 'myContacts'],
  ],
  [
    'a Spanish spreadsheet',
    'Nombre;Apellidos;Correo electrónico;Teléfono;Fecha de nacimiento;País;Etiquetas\nAda;Núñez Gil;ada@example.org;600;1986-04-18;España;círculo',
    { name: 'Ada Núñez Gil', phone: '600', birthday: '1986-04-18', country: 'España' },
    ['círculo'],
  ],
  [
    'a Spanish spreadsheet with whole names',
    'Nombre completo,Dirección de correo\nAda Gil,ada@example.org',
    { name: 'Ada Gil' },
    [],
  ],
  [
    'Kajabi',
    'Name,First Name,Last Name,Email,Phone Number (phone_number),City (address_city),Zip Code (address_zip),Tags\nAda Bloom,Ada,Bloom,ada@example.org,+1 503,Salem,97301,"spring, vip"',
    { name: 'Ada Bloom', phone: '+1 503', city: 'Salem', zipCode: '97301' },
    ['spring', 'vip'],
  ],
  [
    'Teachable',
    'User ID,Full Name,Email,Role\n7,Ada Bloom,ada@example.org,student',
    { name: 'Ada Bloom' },
    [],
  ],
  [
    'Outlook',
    'First Name,Last Name,E-mail Address,E-mail 2 Address,Mobile Phone,Home City,Categories\nAda,Bloom,ada@example.org,,+1 503,Salem,Friends;VIP',
    { name: 'Ada Bloom', phone: '+1 503', city: 'Salem' },
    ['Friends', 'VIP'],
  ],
  ['Kit', 'email,first_name,tags\nada@example.org,Ada,"spring,vip"', { name: 'Ada' }, ['spring', 'vip']],
  [
    'Thunderbird',
    'Display Name,Primary Email,Mobile Number\nAda Bloom,ada@example.org,+1 503',
    { phone: '+1 503' },
    [],
  ],
  ['Stripe', 'Customer Email,Name\nada@example.org,Ada Bloom', { name: 'Ada Bloom' }, []],
  [
    'HubSpot',
    'First Name,Surname,Email,State/Region\nAda,Bloom,ada@example.org,OR',
    { name: 'Ada Bloom', state: 'OR' },
    [],
  ],
])('a file as written by %s is read', async (_, csv, student, tags) => {
  const file = await read(csv);
  expect(file.problems.filter(({ problem }) => problem !== 'unknown_column')).toEqual([]);
  expect(file.students).toMatchObject([{ student: { email: 'ada@example.org', ...student }, tags }]);
});

test('a first line that names the separator counts as a line', async () =>
  expect(await problems('sep=;\nname;email\nAda;nobody')).toEqual(['3 email bad_email']));

test('tags are separated by semicolons or otherwise commas, and each counts once', async () => {
  const { students } = await read(
    'name,email,tags\na,a@example.org,"One, two; ONE; "\nb,b@example.org,"x,y"',
  );
  const [first, second] = students;
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
])('an invalid file is not read', async (csv, said) => {
  expect(await problems(csv)).toEqual([said]);
  expect((await read(csv)).students).toEqual([]);
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
])('the line %j is not imported', async (line, said) => {
  const csv = `name,email,phone,birthday,tags\n${line}`;
  expect(await problems(csv)).toEqual([said]);
  expect((await read(csv)).students).toEqual([]);
});

test.each<[string, string, string[][]]>([
  [
    'Kajabi',
    'ID,Name,First Name,Last Name,Email,Products,Tags,Name (name),Phone Number (phone_number),Mobile Phone Number (mobile_phone_number),Address (address_line_1),Address Line 2 (address_line_2)\n7,Ada Bloom,Ada,Bloom,ada@example.org,"Calm Mornings, Roots",spring,Ada,+1 503,+1 504,1 Elm St,',
    [['Calm Mornings', 'Roots']],
  ],
  [
    'Teachable’s users',
    'User ID,Full Name,Email,Role,Courses Enrolled,Bundles\n7,Ada Bloom,ada@example.org,student,Calm Mornings;Roots,Everything',
    [['Calm Mornings', 'Roots', 'Everything']],
  ],
  [
    'Teachable’s students of each course, a line for each',
    'userid,fullname,email,course_name,percent_complete\n7,Ada Bloom,ada@example.org,Calm Mornings,40\n7,Ada Bloom,ADA@example.org,Roots,0\n8,Mia Reed,mia@example.org,Roots,100',
    [['Calm Mornings', 'Roots'], ['Roots']],
  ],
  [
    'Thinkific’s users',
    'First Name,Last Name,Email,Company,Enrollments - list,Enrollments - count,Sign in count\nAda,Bloom,ada@example.org,,"Calm Mornings, Roots",2,9',
    [['Calm Mornings', 'Roots']],
  ],
  [
    'Thinkific’s progress report, a line for each course',
    'Student First Name,Student Last Name,Student Email,Course Name,% Completed\nAda,Bloom,ada@example.org,Calm Mornings,40\nAda,Bloom,ada@example.org,Roots,10',
    [['Calm Mornings', 'Roots']],
  ],
])('an export of %s names the courses of each student', async (_, csv, courses) => {
  const { students, problems: found } = await read(csv);
  expect(students.map((student) => student.courses)).toEqual(courses);
  expect(students[0]?.student.name).toBe('Ada Bloom');
  expect(found.filter(({ problem }) => problem !== 'unknown_column')).toEqual([]);
});

test('every problem of a line is reported', async () =>
  expect(await problems('name,email,birthday\n,nobody,soon')).toEqual([
    '2 name missing',
    '2 email bad_email',
    '2 birthday bad_birthday',
  ]));

test('a repeated address counts in its first line, and an unknown column is left out', async () => {
  const csv = 'name,email,Shoe size\nRosa,rosa@example.org,38\n\nRose,ROSA@example.org,39\n';
  expect(await problems(csv)).toEqual(['1 Shoe size unknown_column', '4 email twice_in_file']);
  expect((await read(csv)).students.map(({ student }) => student.name)).toEqual(['Rosa']);
});

test('other requests get their turn while a long file is read', async () => {
  nextTurn.mockClear();
  await read(`name,email\n${Array.from({ length: 1_000 }, (_, n) => `Ada,a${n}@example.org\n`).join('')}`);
  expect(nextTurn).toHaveBeenCalledTimes(10);
});
