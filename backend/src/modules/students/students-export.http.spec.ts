import Papa from 'papaparse';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { manyStudents } from '../../../test/builders/many-students.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { minutes } from '../../kernel/clock.js';
import { StudentsExportService } from './export/students-export.service.js';

describe('the export of students', () => {
  let t: TestApp;
  let coach: Person;
  let rosa: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    rosa = await aMember(t, { name: '=HYPERLINK("https://x.example")', email: 'rosa@example.org' });
    await manyStudents(t);
  });
  afterAll(() => t.close());

  const ask = (body: object, browser = coach.browser) => browser.post('/api/students/export').send(body);
  const rowsOf = (text: string) =>
    Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

  test('is a CSV file in UTF-8 whose lines run nothing in a spreadsheet', async () => {
    await coach.browser
      .post('/api/creator/student-tags/add')
      .send({ name: 'Spring, circle', studentIds: [rosa.id] })
      .expect(200);
    const answer = await ask({ filter: JSON.stringify({ id: rosa.id }) }).expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="students-2027-03-01.csv"');
    expect(answer.text).toBe(
      '\uFEFFName,Email,Signs in as,Age,Phone,Birthday,Address,City,State/Province,ZIP/Postal Code,Country,Tags,Status,Last seen,Level,Joined,Purchases,Total spent\r\n' +
        `"'=HYPERLINK(""https://x.example"")",rosa@example.org,,adult,,,,,,,,"Spring, circle",lead,2027-03-01T09:00:00.000Z,1,2027-03-01T09:00:00.000Z,0,0\r\n`,
    );
  });

  test('has only the filtered students', async () => {
    const { text } = await ask({ filter: '{"q":"STUDENT-77@"}' }).expect(200);
    expect(rowsOf(text).map(({ Email }) => Email)).toEqual(['student-77@example.org']);
    expect(rowsOf((await ask({ filter: '{"q":"nobody"}' }).expect(200)).text)).toEqual([]);
  });

  test('stops asking the database when nobody reads the rest', async () => {
    const asked = jest.spyOn(t.database, 'query');
    const pages = t.app.get(StudentsExportService).pages({});
    await pages.next();
    const soFar = asked.mock.calls.length;
    await pages.return(undefined);
    expect(await pages.next()).toEqual({ done: true, value: undefined });
    expect(asked).toHaveBeenCalledTimes(soFar);
    asked.mockRestore();
  });

  test('is refused before it starts if it cannot be read', async () => {
    const queries = t.app.get(StudentsExportService, { strict: false });
    const asked = jest.spyOn(queries, 'pages').mockImplementationOnce(async function* () {
      yield await Promise.reject<[]>(new Error('the database is gone'));
    });
    const begun = t.app.get(StudentsExportService, { strict: false }).begin({}, coach.id);
    await expect(begun).rejects.toThrow('the database is gone');
    asked.mockRestore();
  });

  test('is in the audit log with the number of students, and without names', async () => {
    await ask({ filter: '{"phone":"503 77"}' }).expect(200);
    const [entry] = await t.database.query(
      `select actor_id, subject_type, subject_id, fields, reason, count from audit_facts
       where action = 'student.exported' order by at desc, id desc limit 1`,
    );
    expect(entry).toEqual({
      actor_id: coach.id,
      subject_type: 'student',
      subject_id: null,
      fields: [],
      reason: null,
      count: 8,
    });
  });

  test('refuses what the list refuses', async () => {
    expect((await ask({ sort: '["password_hash","ASC"]' }).expect(400)).body.code).toBe('bad_sort');
    expect((await ask({ filter: '{"role":"creator"}' }).expect(400)).body.code).toBe('bad_filter');
    await ask({ range: '[0,9]' }).expect(400);
  });

  test('needs a fresh sign-in, and is only for the coach', async () => {
    await ask({}, rosa.browser).expect(403);
    t.clock.advance(minutes(11));
    await coach.browser.post('/api/auth/refresh').expect(200);
    expect((await ask({}).expect(403)).body.code).toBe('fresh_sign_in_required');
  });
});
