import { startTestApp, type TestApp } from '../app.js';
import { aCreator, type Person } from '../builders/people.js';
import { aBigCourse } from './big-course.js';
import { rowsHandled, statementsOf } from './statements.js';

const FEW = 50;
const MANY = 5_000;

describe('a course of 400 lessons with 5,000 students', () => {
  let t: TestApp;
  let coach: Person;
  const courses = new Map<number, string>();
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    for (const students of [FEW, MANY]) courses.set(students, await aBigCourse(t, students));
  });
  afterAll(() => t.close());

  const SCREENS: [string, (courseId: string) => string][] = [
    ['its analytics', (id) => `/api/creator/products/${id}/analytics?from=2026-03-02`],
    ['the revenue', () => '/api/creator/revenue?from=2026-03-02'],
    ['the overview', () => '/api/creator/overview'],
  ];

  async function measure(students: number, path: (courseId: string) => string) {
    const open = () => coach.browser.get(path(courses.get(students)!)).expect(200);
    await open(); // lets the database plan its statements
    const statements = await statementsOf(t, open);
    return { queries: statements.length, rows: await rowsHandled(t, statements) };
  }

  test.each(SCREENS)(
    'opens %s with as many queries as one with 50, whose rows grow no faster than the data',
    async (_, path) => {
      const few = await measure(FEW, path);
      const many = await measure(MANY, path);
      expect(few.queries).toBeGreaterThan(0);
      expect(many.queries).toBe(few.queries);
      expect(many.rows / few.rows).toBeLessThan(MANY / FEW);
    },
  );

  test('counts them all', async () => {
    const { body } = await coach.browser
      .get(`/api/creator/products/${courses.get(MANY)}/analytics?from=2026-03-02`)
      .expect(200);
    expect(body.figures).toMatchObject({ sales: 5_000, revenue: '135000.00' });
    expect(body.course.studentCount).toBe(5_000);
    expect(body.course.lessons).toHaveLength(400);
  });
});
