import {
  CALLER,
  COUNTS,
  LEVEL,
  picture,
  PREVIEWS,
  price,
  recurringPrice,
  SIGN_IN_NAME,
  time,
} from '../limit/sql.mjs';

const PAGES = 4;
const ROWS = 25;

/** Returns the first pages of a console list, as react-admin requests them. */
const pages = (route) =>
  Array.from({ length: PAGES }, (_, page) => ({
    path: `${route}?range=${encodeURIComponent(JSON.stringify([page * ROWS, page * ROWS + ROWS - 1]))}`,
  }));

const FILES = `
  select json_agg(json_build_object('id', f.id, 'fileName', a.file_name, 'fileSize', a.file_size) order by f.position)
  from product_files f join media_assets a on a.id = f.asset_id where f.product_id = p.id`;

const FILLED = `exists (
  select from lesson_pages g join widgets w on w.page_id = g.id where g.lesson_id = l.id and w.settings <> '{}'
)`;

const TAUGHT = `
  cross join lateral (
    select count(*)::int as lessons, (count(*) filter (where l.is_free_preview))::int as free,
           coalesce(json_agg(l.id order by s.position, m.position, l.position) filter (where not ${FILLED}), '[]') as empty
    from sections s join course_modules m on m.section_id = s.id join lessons l on l.module_id = m.id
    where s.course_id = p.id
  ) taught`;

const SOLD = `(
  exists (select from enrollments where product_id = p.id) or exists (select from order_lines where product_id = p.id)
)`;

const TAGS = `
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
  from tagged_students s join student_tags t on t.id = s.tag_id where s.account_id = a.id`;

const list = (name, route, sql) => ({
  name,
  caller: 'coach',
  signedIn: true,
  p99: 150,
  statements: 2,
  method: 'GET',
  route,
  sql,
  requests: () => pages(route),
  values: ({ search }) => [JSON.parse(decodeURIComponent(search.slice('range='.length)))[0]],
});

export const coach = [
  list(
    "coach's products",
    '/api/creator/products',
    `select coalesce((
       select json_agg(json_build_object(
         'title', p.title, 'summary', p.summary, 'description', p.description, 'whatsInside', p.whats_inside,
         'category', p.category, 'duration', p.duration, 'tags', p.tags, 'thumbnailAlt', p.thumbnail_alt, 'translations', p.translations, 'questions', p.questions, 'previewUrls', (${PREVIEWS}), 'id', p.id,
         'type', p.type, 'status', p.status, 'publishAt', p.publish_at, 'publishedAt', ${time('p.published_at')},
         'scheduleMissedAt', p.schedule_missed_at, 'createdAt', ${time('p.created_at')}, 'price', ${price('p.price_cents')},
         'isSubscriptionOnly', p.is_subscription_only, 'recurringPrice', ${recurringPrice('p')},
         'thumbnailUrl', ${picture('p.thumbnail_asset_id')}, 'files', coalesce((${FILES}), '[]'),
         'partIds', array(select b.product_id from bundle_parts b where b.bundle_id = p.id order by b.position), 'isSold', ${SOLD},
         'rating', counted.rating, 'reviewCount', counted.reviews, 'studentsCount', enrolled.students,
         'lessonCount', taught.lessons, 'freePreviewCount', taught.free, 'emptyLessonIds', taught.empty, 'missing', null,
         'version', p.version, 'updatedAt', ${time('p.updated_at')}
       ) order by p.created_at desc nulls last, p.id)
       from (
         select * from products where removed_at is null order by created_at desc nulls last, id limit ${ROWS} offset $3::int
       ) p ${COUNTS} ${TAUGHT}
     ), '[]')::text as body, (select count(*)::int from products where removed_at is null) as total
     from (${CALLER}) caller where caller.role = 'creator'`,
  ),
  list(
    "coach's students",
    '/api/students',
    `select coalesce((
       select json_agg(json_build_object(
         'id', a.id, 'username', a.name, 'email', case when ${SIGN_IN_NAME} is null then a.email end,
         'signInName', ${SIGN_IN_NAME}, 'ageBand', a.age_band, 'level', ${LEVEL}, 'phone', a.phone, 'birthday', a.birthday, 'address', a.address,
         'city', a.city, 'state', a.state, 'zipCode', a.zip_code, 'country', a.country,
         'avatarUrl', ${picture('a.avatar_asset_id')}, 'joinedAt', ${time('a.created_at')}, 'purchases', bought.lines,
         'totalSpent', ${price('bought.cents')},
         'lastSeenAt', ${time('a.last_seen_at')}, 'updatedAt', ${time('a.updated_at')},
         'tags', coalesce((${TAGS}), '[]'),
         'status', case when a.blocked_at is not null then 'blocked' when bought.lines = 0 then 'lead'
           when a.last_seen_at >= now() - interval '30 days' then 'active' else 'inactive' end
       ) order by a.created_at desc nulls last, a.id desc)
       from (
         select * from accounts where role = 'member' order by created_at desc nulls last, id desc nulls last
         limit ${ROWS} offset $3::int
       ) a
       left join member_growth grown on grown.account_id = a.id
       cross join lateral (
         select count(*)::int as lines, coalesce(sum(amount_cents), 0)::int as cents from purchases where account_id = a.id
       ) bought
     ), '[]')::text as body, (select count(*)::int from accounts where role = 'member') as total
     from (${CALLER}) caller where caller.role = 'creator'`,
  ),
];
