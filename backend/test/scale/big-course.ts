import { LessonReleasesService } from '../../src/modules/widgets/index.js';
import type { TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';

const MODULES = 40;
const LESSONS_EACH = 10;
/** Every second student has completed as many lessons as the student's number. */
const FINISHED_AT_MOST = 60;

/**
 * Creates a course of 400 lessons with this many students, sales and a year of views, in few statements, because there
 * are so many.
 */
export async function aBigCourse(t: TestApp, students: number): Promise<string> {
  const { id } = await aProduct(t, { type: 'course', category: 'For Moms' });
  await t.database.query(
    `with c as (insert into courses (id, created_at) values ($1, $3) returning id),
     s as (
       insert into sections (id, course_id, position, title, subtitle)
       select gen_random_uuid(), id, 0, 'Part', '' from c returning id
     ),
     m as (
       insert into course_modules (id, section_id, position, title, subtitle)
       select gen_random_uuid(), s.id, n, 'Module ' || n, '' from s, generate_series(1, ${MODULES}) n
       returning id, position
     ),
     l as (
       insert into lessons (id, module_id, position, title, description, is_free_preview)
       select gen_random_uuid(), m.id, n, 'Lesson ' || n, '', false from m, generate_series(1, ${LESSONS_EACH}) n
       returning id, module_id, position
     ),
     g as (
       insert into lesson_pages (id, lesson_id, position, title) select gen_random_uuid(), id, 0, 'Page 1' from l
       returning id, lesson_id
     ),
     w as (
       insert into widgets (id, page_id, type, settings, order_index)
       select gen_random_uuid(), id, 'video', '{}', 0 from g returning id, page_id
     ),
     e as (
       insert into enrollments (id, account_id, product_id, source, started_at)
       select gen_random_uuid(), gen_random_uuid(), $1, 'grant', $3 from generate_series(1, $2::int) returning account_id
     ),
     who as (select account_id, row_number() over () as n from e),
     place as (
       select l.id, w.id as video, (m.position - 1) * ${LESSONS_EACH} + l.position as n
       from l join m on m.id = l.module_id join g on g.lesson_id = l.id join w on w.page_id = g.id
     ),
     done as (
       insert into completions (account_id, kind, subject_id, course_id, completed_at)
       select who.account_id, 'lesson', place.id, $1, $3 from who
       join place on place.n <= who.n % ${FINISHED_AT_MOST} where who.n % 2 = 0 returning 1
     ),
     watched as (
       insert into watch_times (account_id, viewing_id, video_id, course_id, seconds)
       select who.account_id, gen_random_uuid(), place.video, $1, 60 from who
       join place on place.n <= who.n % ${FINISHED_AT_MOST} where who.n % 2 = 0 returning 1
     )
     select (select count(*) from done), (select count(*) from watched)`,
    [id, students, t.clock.now()],
  );
  await t.database.query(
    `insert into product_views (product_id, day, views)
     select $1, $2::timestamptz::date - n, 1 + n % 7 from generate_series(0, 364) n`,
    [id, t.clock.now()],
  );
  await t.database.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica'); // purchases without their orders
    await tx.query(
      `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
       select gen_random_uuid(), gen_random_uuid(), account_id, $1, 2700, 'pi_x', $2 from enrollments
       where product_id = $1`,
      [id, t.clock.now()],
    );
  });
  await t.database.transaction((tx) =>
    t.app.get(LessonReleasesService, { strict: false }).publishFirst(tx, id),
  );
  await t.database.query('analyze');
  return id;
}
