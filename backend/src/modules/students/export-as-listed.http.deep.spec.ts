import Papa from 'papaparse';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { manyStudents } from '../../../test/builders/many-students.js';
import { aCreator, type Person } from '../../../test/builders/people.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  await manyStudents(t);
});
afterAll(() => t.close());

const exportedBy = async (sort: string): Promise<(string | undefined)[]> => {
  const { text } = await coach.browser.post('/api/students/export').send({ sort }).expect(200);
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return data.map(({ Email }) => Email);
};

test.each(['name', 'email', 'location', 'phone', 'lastSeenAt', 'joinedAt', 'id'])(
  'the export of students matches the list sorted by %s, in both directions, across pages and missing values',
  async (field) => {
    for (const order of ['ASC', 'DESC']) {
      const sort = JSON.stringify([field, order]);
      const shown: string[] = [];
      for (const range of ['[0,999]', '[1000,1999]', '[2000,2999]']) {
        const page = await coach.browser.get('/api/students').query({ sort, range }).expect(200);
        shown.push(...(page.body as { email: string }[]).map(({ email }) => email));
      }
      const exported = await exportedBy(sort);
      expect(exported).toHaveLength(2300);
      expect(exported).toEqual(shown);
    }
  },
);
