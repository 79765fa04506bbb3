import { KINDS } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import {
  BUYABLE_AGAIN,
  COUNTS,
  FROM_PRICE,
  isForPairs,
  OFFERS,
  RECURRING_OFFERS,
  picture,
  PREVIEWS,
  price,
  recurringPrice,
} from '../limit/sql.mjs';

const CARD = `
  'id', p.id, 'type', p.type, 'creator', p.creator, 'rating', counted.rating, 'reviewCount', counted.reviews,
  'studentCount', enrolled.students, 'isOwned', false, 'accessUntil', null, 'canBuyAgain', ${BUYABLE_AGAIN}, 'sessionsLeft', 0, 'isForPairs', ${isForPairs('p.id')}, 'title', p.title, 'thumbnailAlt', p.thumbnail_alt,
  'category', p.category, 'duration', p.duration, 'tags', p.tags, 'price', ${price('p.price_cents')},
  'isSubscriptionOnly', p.is_subscription_only, 'recurringPrice', ${recurringPrice('p')},
  'fromPrice', ${FROM_PRICE}, 'thumbnailUrl', ${picture('p.thumbnail_asset_id')}, 'untranslated', '[]'::json`;

const LESSONS = `
  select json_agg(json_build_object(
    'id', l.id, 'title', l.title, 'untranslated', '[]'::json, 'isFreePreview', l.is_free_preview, 'durationSeconds', (
      select sum(a.duration_seconds)::int
      from published_pages g
      join published_widgets w on w.page_id = g.id and w.type in ('video', 'audio')
      join media_assets a on a.id = (w.settings->>'mediaAssetId')::uuid
      where g.lesson_id = l.id
    )
  ) order by l.position) as list, count(*)::int as number
  from lessons l where l.module_id = m.id`;

const MODULES = `
  select json_agg(json_build_object(
    'id', m.id, 'title', m.title, 'subtitle', m.subtitle, 'untranslated', '[]'::json, 'lessonCount', inside.number, 'lessons', inside.list
  ) order by m.position)
  from course_modules m cross join lateral (${LESSONS}) inside where m.section_id = s.id`;

const OUTLINE = `
  select json_agg(json_build_object(
    'id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'untranslated', '[]'::json, 'modules', (${MODULES})
  ) order by s.position)
  from sections s where s.course_id = p.id`;

const RATINGS = `
  select json_object_agg(stars, (
    select count(*) from reviews r where r.product_id = p.id and r.rating = stars and r.hidden_reason is null
  )) from generate_series(1, 5) stars`;

const FILES = `
  select json_agg(json_build_object('fileName', a.file_name, 'fileSize', a.file_size) order by f.position)
  from product_files f join media_assets a on a.id = f.asset_id where f.product_id = p.id`;

const PARTS = `
  select json_agg(json_build_object(
    'id', f.id, 'type', f.type, 'title', f.title, 'price', ${price('f.price_cents')},
    'isSubscriptionOnly', f.is_subscription_only, 'recurringPrice', ${recurringPrice('f')}, 'isOwned', false,
    'thumbnailUrl', ${picture('f.thumbnail_asset_id')}, 'thumbnailAlt', f.thumbnail_alt
  ) order by b.position)
  from bundle_parts b join products f on f.id = b.product_id where b.bundle_id = p.id`;

const PARTS_PRICE = `case when p.type = 'bundle' then (
  select ${price('sum(f.price_cents)')} from bundle_parts b join products f on f.id = b.product_id where b.bundle_id = p.id
) end`;

/** Offerings whose sessions can be bought one at a time with product `p`. */
const OFFERING = `
  select o.id from coaching_packages k join coaching_offerings o on o.id = k.offering_id
  where k.product_id = p.id and k.sessions = 1 and p.price_cents is not null and o.archived_at is null
    and o.meeting_link is not null
    and (o.is_group or jsonb_array_length(o.weekly_hours) + jsonb_array_length(o.date_hours) > 0)`;

/** Sessions that product `p`, or each part of a bundle, brings. */
const SESSIONS = `
  select json_agg(json_build_object('sessions', k.sessions, 'isMonthly', k.is_monthly) order by k.product_id)
  from coaching_packages k
  where k.product_id = any (array(
    select p.id union all select b.product_id from bundle_parts b where b.bundle_id = p.id))`;

const PAGES = 4;
const COURSES_SEEN = 20;

export const shop = [
  {
    name: 'product list',
    caller: 'visitor',
    goal: 1,
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
    goal: 1,
    statements: 1,
    method: 'GET',
    route: '/api/products/:id',
    requests: (_, { products }) =>
      Array.from({ length: Math.min(COURSES_SEEN, products / KINDS) }, (__, n) => ({
        path: `/api/products/${idOf('product', KINDS * (n + 1))}`,
      })),
    sql: `
      select json_build_object(${CARD}, 'summary', p.summary, 'description', p.description, 'whatsInside', p.whats_inside,
        'outline', (${OUTLINE}), 'files', coalesce((${FILES}), '[]'), 'ratingCounts', (${RATINGS}),
        'offers', ${OFFERS}, 'recurringOffers', ${RECURRING_OFFERS}, 'subscriptionId', null, 'parts', coalesce((${PARTS}), '[]'), 'partsPrice', ${PARTS_PRICE}, 'offeringId', (${OFFERING}),
        'sessions', coalesce((${SESSIONS}), '[]'),
        'questions', coalesce(p.questions, '[]'), 'previewUrls', (${PREVIEWS}), 'accessEndedAt', null, 'hasMyReview', false)::text as body
      from products p ${COUNTS} where p.id = $1 and p.status = 'published'`,
    values: ({ ids }) => ids,
  },
];
