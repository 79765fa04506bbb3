import { startTestApp, type TestApp } from '../app.js';
import { aMember, type Person } from '../builders/people.js';
import { ownCourses } from './big-classroom.js';
import { rowsHandled, statementsOf } from './statements.js';

const FEW = 3;
const MANY = 200;

describe('one member with 200 courses of 60 lessons each', () => {
  let t: TestApp;
  const members = new Map<number, { she: Person; courseId: string }>();
  beforeAll(async () => {
    t = await startTestApp();
    for (const courses of [FEW, MANY]) {
      const she = await aMember(t);
      const [courseId] = await ownCourses(t, she.id, courses);
      members.set(courses, { she, courseId: courseId! });
    }
  });
  afterAll(() => t.close());

  const SCREENS: [string, (courseId: string) => string][] = [
    ['the classroom', () => '/api/learning/courses'],
    ['the overview', () => '/api/me/overview'],
    ['the library', () => '/api/me/library'],
    ['the activity', () => '/api/me/activity'],
    ['a course', (courseId) => `/api/learning/courses/${courseId}`],
  ];

  async function measure(courses: number, path: (courseId: string) => string) {
    const { she, courseId } = members.get(courses)!;
    const open = () => she.browser.get(path(courseId)).expect(200);
    // The first read stores which modules were open, and lets the database plan its statements.
    await open();
    const statements = await statementsOf(t, open);
    return { queries: statements.length, rows: await rowsHandled(t, statements) };
  }

  test.each(SCREENS)(
    'opens %s with as many queries as one with 3, whose rows grow no faster than the data',
    async (_, path) => {
      const few = await measure(FEW, path);
      const many = await measure(MANY, path);
      expect(few.queries).toBeGreaterThan(0);
      expect(many.queries).toBe(few.queries);
      // Plans for many rows may have more steps that pass on the same rows, such as hashing.
      expect(many.rows / few.rows).toBeLessThan((2 * MANY) / FEW);
    },
  );
});
