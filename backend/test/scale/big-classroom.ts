import { LessonReleasesService } from '../../src/modules/widgets/index.js';
import type { TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';

const MODULES = 6;
const LESSONS_EACH = 10;

/** Gives a member courses of sixty lessons, half of them finished, in one statement, because there are so many. */
export async function ownCourses(t: TestApp, accountId: string, courses: number): Promise<string[]> {
  const like = await aProduct(t, { type: 'course', category: 'For Moms' });
  const rows = await t.database.query<{ id: string }>(
    `with p as (
       insert into products (id, type, status, title, summary, description, whats_inside, price_cents, currency,
         category, duration, tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, created_at)
       select gen_random_uuid(), type, status, 'Course ' || n, summary, description, whats_inside, price_cents, currency,
         category, duration, tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, created_at
       from products, generate_series(1, $2::int) n where id = $3
       returning id
     ),
     c as (insert into courses (id, created_at) select id, now() from p returning id),
     s as (
       insert into sections (id, course_id, position, title, subtitle)
       select gen_random_uuid(), id, 0, 'Part', '' from c returning id, course_id
     ),
     m as (
       insert into course_modules (id, section_id, position, title, subtitle)
       select gen_random_uuid(), s.id, n, 'Module ' || n, '' from s, generate_series(1, ${MODULES}) n
       returning id, section_id
     ),
     l as (
       insert into lessons (id, module_id, position, title, description, is_free_preview)
       select gen_random_uuid(), m.id, n, 'Lesson ' || n, 'What it is about.', false
       from m, generate_series(1, ${LESSONS_EACH}) n
       returning id, module_id, position
     ),
     e as (
       insert into enrollments (id, account_id, product_id, source, started_at)
       select gen_random_uuid(), $1, id, 'grant', now() from p returning 1
     ),
     done as (
       insert into completions (account_id, kind, subject_id, course_id, completed_at)
       select $1, 'lesson', l.id, s.course_id, now()
       from l join m on m.id = l.module_id join s on s.id = m.section_id where l.position % 2 = 0
       returning 1
     )
     select c.id from c, (select count(*) from e) owned, (select count(*) from done) finished`,
    [accountId, courses, like.id],
  );
  const releases = t.app.get(LessonReleasesService, { strict: false });
  for (const { id } of rows) await t.database.transaction((tx) => releases.publishFirst(tx, id));
  await t.database.query('analyze');
  return rows.map(({ id }) => id);
}
