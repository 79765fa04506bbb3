import type { TestApp } from '../app.js';
import { CHOICE, SCALE } from '../builders/answers.js';
import { aCourse } from '../builders/courses.js';

export const STUDENTS = 100_000;
/** Number of students who own the course: a tenth of all. */
export const OWNERS = 10_000;

/** Last visits spread over 69 days; one student in a thousand is blocked, one in a hundred has an age band. */
const FILL = `
  insert into accounts (id, email, name, role, city, state, phone, created_at, last_seen_at, blocked_at, age_band)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'student-' || n || '@example.org',
         (array['Rosa', 'Mia', 'Ada', 'Zoe', 'Ines'])[n % 5 + 1] || ' Number ' || n, 'member',
         case when n % 3 > 0 then 'City ' || n % 700 end, 'OR', case when n % 2 = 0 then '+1 503 ' || n end,
         timestamptz '2027-03-01' - n * interval '5 minutes', timestamptz '2027-03-01' - n * interval '1 minute',
         case when n % 1000 = 0 then timestamptz '2027-02-01' end,
         case when n % 500 = 1 then 'teen' when n % 100 = 1 then 'adult' end
  from generate_series(1, ${STUDENTS}) n`;

/** Half of the students have points; one in a thousand has enough to be a forest. */
const GROW = `
  insert into member_growth (account_id, points)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, case when n % 1000 = 0 then 12000 else n % 97 * 20 end
  from generate_series(2, ${STUDENTS}, 2) n`;

const OWN = `
  insert into enrollments (id, account_id, product_id, source, started_at)
  select gen_random_uuid(), id, $1, 'purchase', created_at from accounts where right(id::text, 1) = '7' and role = 'member'`;

const BUY = `
  insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
  select gen_random_uuid(), gen_random_uuid(), account_id, product_id, 9700, 'pi_x', started_at from enrollments`;

const CHOOSE = `
  insert into choice_answers (account_id, widget_id, option_id, option_text, answered_at)
  select account_id, $2, 'b', 'A breath', started_at from enrollments where product_id = $1`;

const RATE = `
  insert into scale_values (id, account_id, widget_id, value, at)
  select gen_random_uuid(), account_id, $2, 7, started_at from enrollments where product_id = $1`;

const COMPLETE = `
  insert into completions (account_id, kind, subject_id, course_id, completed_at)
  select account_id, 'lesson', $2, $1, started_at from enrollments where product_id = $1`;

export interface ManyStudents {
  courseId: string;
  /** Id of a question that all owners answered. */
  question: string;
  /** Id of an owner. */
  studentId: string;
}

/**
 * Creates 100,000 students, of whom 10,000 own a course, completed its lesson and answered its question. Few statements
 * for speed.
 */
export async function manyStudents(t: TestApp): Promise<ManyStudents> {
  const widgets = [
    { type: 'question' as const, settings: CHOICE },
    { type: 'opinionScale' as const, settings: SCALE },
  ];
  const course = await aCourse(t, { sections: [[{ lessons: [{ widgets }] }]] });
  const lesson = course.lessons[0]!;
  const [question, scale] = lesson.widgets as [string, string];
  const client = await t.database.pool.connect();
  await client.query(FILL);
  await client.query(GROW);
  await client.query('set session_replication_role = replica'); // purchases without their orders
  await client.query(OWN, [course.id]);
  await client.query(BUY);
  await client.query('set session_replication_role = origin');
  await client.query(CHOOSE, [course.id, question]);
  await client.query(RATE, [course.id, scale]);
  await client.query(COMPLETE, [course.id, lesson.id]);
  await client.query('vacuum analyze');
  client.release();
  return { courseId: course.id, question, studentId: '00000000-0000-4000-8000-000000000007' };
}
