import {
  COURSES_OWNED,
  courseOf,
  IN_CART,
  KINDS,
  LESSONS,
  LESSONS_FINISHED,
  MEMBERS,
  MODULES,
} from './layout.mjs';

const each = (list) => list.map((one) => `(${one})`).join(', ');

const ownedCourses = (size) =>
  Array.from({ length: MEMBERS }, (_, i) =>
    Array.from({ length: COURSES_OWNED }, (__, k) => `${i + 1}, ${courseOf(i + 1, k, size)}`),
  ).flat();

/** Number 0 is the coach. Each has a session; the members who send requests also carts, courses and progress. */
export const people = (size) => [
  `select set_config('sanctum.role_change', 'allowed', false)`,
  `insert into accounts (id, email, name, role, age_band, email_verified_at, city, state, country, created_at, last_seen_at)
   select pg_temp.id('account', n), 'person-' || n || '@sanctum.invalid', 'Person Number ' || n,
     case when n = 0 then 'creator' else 'member' end, case when n > 0 then 'adult' end, now(), 'Hood River', 'OR', 'United States', now() - n * interval '1 minute',
     now() - n * interval '1 minute'
   from generate_series(0, ${size.students}) n`,
  `insert into login_sessions (id, account_id, refresh_hash, device, created_at, last_seen_at, authenticated_at, expires_at)
   select pg_temp.id('session', n), pg_temp.id('account', n), 'hash-' || n, 'Chrome on Android', now(),
     now() - n * interval '1 minute', now(), now() + interval '30 days'
   from generate_series(0, ${size.students}) n`,
  `insert into member_growth (account_id, points)
   select pg_temp.id('account', n), n * 37 % 12000 from generate_series(1, ${size.students}) n`,
  `insert into second_factors (account_id, secret, confirmed_at)
   values (pg_temp.id('account', 0), 'not asked for', now())`,
  `insert into cart_items (id, account_id, product_id, quantity, created_at)
   select pg_temp.id('cart', n * 10 + k), pg_temp.id('account', n),
     pg_temp.id('product', ${KINDS} * ((n * 3 + k) % (${size.products} / ${KINDS})) + 1 + k), 1, now() + k * interval '1 second'
   from generate_series(1, ${MEMBERS}) n, generate_series(0, ${IN_CART - 1}) k`,
  `create temp table owned as select * from (values ${each(ownedCourses(size))}) as owned (member, course)`,
  `insert into enrollments (id, account_id, product_id, source, started_at)
   select pg_temp.id('owned', member * 100000 + course), pg_temp.id('account', member), pg_temp.id('product', course), 'grant',
     now() - course * interval '1 minute' from owned`,
  `insert into completions (account_id, kind, subject_id, course_id, completed_at)
   select pg_temp.id('account', member), 'lesson', pg_temp.id('lesson', course * ${LESSONS} + l), pg_temp.id('product', course), now()
   from owned, generate_series(0, ${LESSONS_FINISHED - 1}) l`,
  `insert into module_openings (account_id, course_id, module_id, opened_at)
   select pg_temp.id('account', member), pg_temp.id('product', course), pg_temp.id('module', course * ${MODULES} + m), now()
   from owned, generate_series(0, ${MODULES - 1}) m`,
  `insert into course_positions (account_id, course_id, lesson_id, video_id, position_seconds, updated_at)
   select pg_temp.id('account', member), pg_temp.id('product', course), pg_temp.id('lesson', course * ${LESSONS} + ${LESSONS_FINISHED}),
     pg_temp.id('video', course * ${LESSONS} + ${LESSONS_FINISHED}), 75, now() from owned`,
];
