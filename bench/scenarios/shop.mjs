import { KINDS } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import { COUNTS, picture, price } from '../limit/sql.mjs';

const CARD = `
  'id', p.id, 'type', p.type, 'creator', p.creator, 'rating', counted.rating, 'reviewCount', counted.reviews,
  'students', enrolled.students, 'owned', false, 'title', p.title, 'thumbnailAlt', p.thumbnail_alt,
  'category', p.category, 'duration', p.duration, 'tags', p.tags, 'price', ${price('p.price_cents')},
  'thumbnailUrl', ${picture('p.thumbnail_asset_id')}`;

const LESSONS = `
  select json_agg(json_build_object(
    'id', l.id, 'title', l.title, 'freePreview', l.is_free_preview, 'durationSeconds', (
      select sum(a.duration_seconds)::int
      from lesson_pages g
      join widgets w on w.page_id = g.id and w.type in ('video', 'audio')
      join media_assets a on a.id = (w.settings->>'mediaAssetId')::uuid
      where g.lesson_id = l.id
    )
  ) order by l.position) as list, count(*)::int as number
  from lessons l where l.module_id = m.id`;

const MODULES = `
  select json_agg(json_build_object(
    'id', m.id, 'title', m.title, 'subtitle', m.subtitle, 'lessonCount', inside.number, 'lessons', inside.list
  ) order by m.position)
  from course_modules m cross join lateral (${LESSONS}) inside where m.section_id = s.id`;

const OUTLINE = `
  select json_agg(json_build_object(
    'id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'modules', (${MODULES})
  ) order by s.position)
  from sections s where s.course_id = p.id`;

const RATINGS = `
  select json_object_agg(stars, (
    select count(*) from reviews r where r.product_id = p.id and r.rating = stars and r.hidden_reason is null
  )) from generate_series(1, 5) stars`;

const FILES = `
  select json_agg(json_build_object('fileName', a.file_name, 'fileSize', a.file_size) order by f.position)
  from product_files f join media_assets a on a.id = f.asset_id where f.product_id = p.id`;

const PAGES = 4;
const COURSES_SEEN = 20;

export const shop = [
  {
    name: 'product list',
    caller: 'visitor',
    goal: 0.8,
    statements: 1,
    method: 'GET',
    route: '/api/products',
    requests: () => Array.from({ length: PAGES }, (_, page) => ({ path: `/api/products?page=${page + 1}` })),
    sql: `
      select json_build_object(
        'items', (
          select json_agg(json_build_object(${CARD}) order by p.published_at desc, p.id desc)
          from (
            select * from products where status = 'published'
            order by published_at desc, id desc limit 12 offset ($1::int - 1) * 12
          ) p ${COUNTS}
        ),
        'total', (select count(*)::int from products where status = 'published'),
        'page', $1::int, 'pageSize', 12
      )::text as body`,
    values: ({ search }) => [Number(search.slice('page='.length))],
  },
  {
    name: 'product page',
    caller: 'visitor',
    goal: 0.8,
    statements: 1,
    method: 'GET',
    route: '/api/products/:id',
    requests: () =>
      Array.from({ length: COURSES_SEEN }, (_, n) => ({
        path: `/api/products/${idOf('product', KINDS * (n + 1))}`,
      })),
    sql: `
      select json_build_object(${CARD}, 'summary', p.summary, 'description', p.description, 'whatsInside', p.whats_inside,
        'outline', (${OUTLINE}), 'files', coalesce((${FILES}), '[]'), 'ratingCounts', (${RATINGS}))::text as body
      from products p ${COUNTS} where p.id = $1 and p.status = 'published'`,
    values: ({ ids }) => ids,
  },
];
