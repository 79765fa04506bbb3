import { COURSE, KINDS, LESSONS, MODULES } from './layout.mjs';

const IS_COURSE = `n % ${KINDS} = 0`;
const IS_COACHING = `n % ${KINDS} = ${KINDS - 1}`;
const WORDS = 'What this is about, for whom it was made, and how the evenings go, in a few calm sentences. ';

/** Products of all kinds; courses with their lessons, each with one page and one video. */
export const shop = ({ products }) => [
  `insert into products (id, type, status, title, summary, description, whats_inside, price_cents, currency, category,
     duration, tags, thumbnail_asset_id, thumbnail_alt, creator, published_at, created_at)
   select pg_temp.id('product', n),
     case when ${IS_COURSE} then 'course' when ${IS_COACHING} then 'coaching' else 'digital_file' end,
     case when n % 20 = 7 then 'draft' else 'published' end,
     'Product number ' || n, left('${WORDS}', 90), repeat('${WORDS}', 4), '{One part,Another part,A third part}',
     case when n % 10 = 0 then null else 900 + n % 90 * 100 end, 'usd',
     case when ${IS_COURSE} then 'For Moms' when ${IS_COACHING} then 'Private Coaching' else 'Workbooks' end,
     'Self-Paced', case when n % 2 = 0 then '{For Mothers,Life Skills}' else '{For Daughters}' end::text[],
     pg_temp.id('picture', n), 'A picture', 'Sanctum',
     case when n % 20 <> 7 then now() - n * interval '1 minute' end, now() - n * interval '1 minute'
   from generate_series(1, ${products}) n`,
  `insert into courses (id, created_at)
   select pg_temp.id('product', n), now() from generate_series(1, ${products}) n where ${IS_COURSE}`,
  `insert into sections (id, course_id, position, title, subtitle, published_at)
   select pg_temp.id('section', n * ${COURSE.sections} + s), pg_temp.id('product', n), s, 'Part ' || s, '', now()
   from generate_series(1, ${products}) n, generate_series(0, ${COURSE.sections - 1}) s where ${IS_COURSE}`,
  `insert into course_modules (id, section_id, position, title, subtitle, published_at)
   select pg_temp.id('module', n * ${MODULES} + m),
     pg_temp.id('section', n * ${COURSE.sections} + m / ${COURSE.modulesEach}), m % ${COURSE.modulesEach}, 'Module ' || m, '', now()
   from generate_series(1, ${products}) n, generate_series(0, ${MODULES - 1}) m where ${IS_COURSE}`,
  `insert into lessons (id, module_id, position, title, description, is_free_preview, published_at)
   select pg_temp.id('lesson', n * ${LESSONS} + l),
     pg_temp.id('module', n * ${MODULES} + l / ${COURSE.lessonsEach}), l % ${COURSE.lessonsEach}, 'Lesson ' || l,
     '${WORDS}', l = 0, now()
   from generate_series(1, ${products}) n, generate_series(0, ${LESSONS - 1}) l where ${IS_COURSE}`,
  `insert into lesson_pages (id, lesson_id, position, title)
   select pg_temp.id('page', n * ${LESSONS} + l), pg_temp.id('lesson', n * ${LESSONS} + l), 0, 'Page 1'
   from generate_series(1, ${products}) n, generate_series(0, ${LESSONS - 1}) l where ${IS_COURSE}`,
  `insert into media_assets (id, kind, file_name, mime_type, file_size, object_key, is_public, duration_seconds, created_at)
   select pg_temp.id('asset', n), case when ${IS_COURSE} then 'video' else 'file' end, 'file-' || n, 'application/octet-stream',
     100000, 'bench/' || n, false, case when ${IS_COURSE} then 300 end, now()
   from generate_series(1, ${products}) n`,
  `insert into widgets (id, page_id, type, settings, order_index)
   select pg_temp.id('video', n * ${LESSONS} + l), pg_temp.id('page', n * ${LESSONS} + l), 'video',
     jsonb_build_object('title', 'Video ' || l, 'mediaAssetId', pg_temp.id('asset', n)), 0
   from generate_series(1, ${products}) n, generate_series(0, ${LESSONS - 1}) l where ${IS_COURSE}`,
  `insert into published_pages (id, lesson_id, position, title)
   select id, lesson_id, position, title from lesson_pages`,
  `insert into published_widgets (id, page_id, type, settings, order_index)
   select id, page_id, type, settings, order_index from widgets`,
  `insert into product_files (id, product_id, asset_id, position)
   select pg_temp.id('file', n), pg_temp.id('product', n), pg_temp.id('asset', n), 0
   from generate_series(1, ${products}) n where not (${IS_COURSE}) and not (${IS_COACHING})`,
];
