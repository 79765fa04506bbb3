import { COURSES_OWNED, courseOf, LESSONS, LESSONS_FINISHED } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import { CALLER, picture, time } from '../limit/sql.mjs';

const PERCENT = `case when lessons.total = 0 then 0 else lessons.done * 100 / lessons.total end`;

const LESSONS_OF = (where) => `
  select count(*)::int as total, count(done.subject_id)::int as done
  from sections s join course_modules m on m.section_id = s.id join lessons l on l.module_id = m.id
  left join completions done on done.account_id = caller.id and done.kind = 'lesson' and done.subject_id = l.id
  where ${where}`;

const VIDEOS = `
  select json_agg(json_build_object(
    'id', w.id, 'title', w.settings->>'title', 'durationSeconds', a.duration_seconds, 'isCompleted', exists (
      select from completions c where c.account_id = caller.id and c.kind = 'video' and c.subject_id = w.id
    )
  ) order by g.position, w.order_index)
  from published_pages g join published_widgets w on w.page_id = g.id and w.type = 'video'
  join media_assets a on a.id = (w.settings->>'mediaAssetId')::uuid
  where g.lesson_id = l.id`;

const MODULE = `
  select json_agg(json_build_object(
      'id', l.id, 'title', l.title, 'subtitle', l.subtitle, 'description', l.description, 'untranslated', '[]'::json,
      'thumbnailUrl', ${picture('l.thumbnail_asset_id')}, 'isFreePreview', l.is_free_preview,
      'completionRule', l.completion_rule, 'isCompleted', done.subject_id is not null, 'isLocked', false,
      'videos', coalesce((${VIDEOS}), '[]')
    ) order by l.position) as list, bool_and(done.subject_id is not null) as done
  from lessons l
  left join completions done on done.account_id = caller.id and done.kind = 'lesson' and done.subject_id = l.id
  where l.module_id = m.id`;

const SECTIONS = `
  select json_agg(json_build_object('id', s.id, 'title', s.title, 'subtitle', s.subtitle, 'untranslated', '[]'::json, 'modules', (
    select json_agg(json_build_object(
      'id', m.id, 'title', m.title, 'subtitle', m.subtitle, 'untranslated', '[]'::json, 'thumbnailUrl', ${picture('m.thumbnail_asset_id')},
      'isLocked', false, 'isCompleted', inside.done, 'unlockDate', null, 'lessons', inside.list
    ) order by m.position)
    from course_modules m cross join lateral (${MODULE}) inside where m.section_id = s.id
  )) order by s.position)
  from sections s where s.course_id = p.id`;

const MODULES_DONE = `
  select count(*)::int as total, (count(*) filter (where not exists (
    select from lessons l where l.module_id = m.id and not exists (
      select from completions c where c.account_id = caller.id and c.kind = 'lesson' and c.subject_id = l.id
    )
  )))::int as done
  from sections s join course_modules m on m.section_id = s.id where s.course_id = p.id`;

const LAST = `select max(completed_at) as at from completions c where c.account_id = caller.id and c.course_id = p.id`;

const myCourses = {
  name: 'my courses',
  caller: 'member',
  signedIn: true,
  goal: 0.9,
  statements: 1,
  method: 'GET',
  route: '/api/learning/courses',
  requests: () => [{ path: '/api/learning/courses' }],
  sql: `
    select json_build_object('next', null, 'items', coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'title', p.title, 'description', p.description, 'thumbnailUrl', ${picture('p.thumbnail_asset_id')},
        'isPublished', p.status = 'published', 'progress', ${PERCENT}, 'isCompleted', lessons.done = lessons.total,
        'totalModules', modules.total, 'completedModules', modules.done, 'nextLessonId', at.lesson_id,
        'nextModuleId', (select module_id from lessons where id = at.lesson_id),
        'lastLearnedAt', ${time('greatest(at.updated_at, last.at)')}, 'accessUntil', ${time('e.expires_at')}
      ) order by e.started_at desc, e.id desc)
      from enrollments e
      join products p on p.id = e.product_id and p.type = 'course'
      cross join lateral (${LESSONS_OF('s.course_id = p.id')}) lessons
      cross join lateral (${MODULES_DONE}) modules
      cross join lateral (${LAST}) last
      left join course_positions at on at.account_id = caller.id and at.course_id = p.id
      where e.account_id = caller.id and e.ended_at is null
    ), '[]'))::text as body
    from (${CALLER}) caller`,
  values: () => [],
};

const coursesOf = (nth, size) => Array.from({ length: COURSES_OWNED }, (_, n) => courseOf(nth, n, size));

const oneCourse = {
  name: 'one course',
  caller: 'member',
  signedIn: true,
  goal: 0.9,
  statements: 1,
  method: 'GET',
  route: '/api/learning/courses/:id',
  requests: (nth, size) =>
    coursesOf(nth, size).map((course) => ({ path: `/api/learning/courses/${idOf('product', course)}` })),
  sql: `
    select json_build_object(
      'id', p.id, 'title', p.title, 'description', p.description, 'untranslated', '[]'::json,
      'thumbnailUrl', ${picture('p.thumbnail_asset_id')}, 'sections', (${SECTIONS}), 'lessonCount', lessons.total, 'completedLessonCount', lessons.done,
      'progressPercent', ${PERCENT}, 'isCompleted', lessons.done = lessons.total
    )::text as body
    from (${CALLER}) caller
    join enrollments e on e.account_id = caller.id and e.product_id = $3 and e.ended_at is null
    join products p on p.id = e.product_id
    cross join lateral (${LESSONS_OF('s.course_id = p.id')}) lessons`,
  values: ({ ids }) => ids,
};

let saves = 0;
/** Each save is newer than the previous one, by one second. */
const save = (course, nth) => {
  const lesson = course * LESSONS + LESSONS_FINISHED;
  saves++;
  return {
    moduleIndex: 1,
    lessonIndex: 2,
    lessonId: idOf('lesson', lesson),
    videoId: idOf('video', lesson),
    videoTimestamp: saves % 300,
    deviceId: idOf('device', nth),
    sequence: saves,
    viewingId: idOf('viewing', nth),
    watchedSeconds: saves % 80_000,
  };
};

const progressSave = {
  name: 'progress save',
  caller: 'member',
  signedIn: true,
  goal: 0.7,
  statements: 1,
  method: 'PATCH',
  route: '/api/course-progress/:id',
  requests: (nth, size) =>
    coursesOf(nth, size).map((course) => ({
      path: `/api/course-progress/${idOf('product', course)}`,
      body: () => save(course, nth),
    })),
  sql: `
    with entered as (
      select caller.id as account_id, $3::uuid as course_id, l.id as lesson_id
      from (${CALLER}) caller
      join enrollments e on e.account_id = caller.id and e.product_id = $3::uuid and e.ended_at is null
      join lessons l on l.id = $4::uuid
      join course_modules m on m.id = l.module_id and m.lock_kind is null
      join sections s on s.id = m.section_id and s.course_id = $3::uuid
      where exists (
        select from published_widgets w join published_pages g on g.id = w.page_id where w.id = $5::uuid and g.lesson_id = l.id
      )
    ),
    watched as (
      insert into watch_times as w (account_id, course_id, video_id, viewing_id, seconds)
      select account_id, course_id, $5::uuid, $9::uuid, $10::int from entered
      on conflict (account_id, viewing_id, video_id) do update set seconds = excluded.seconds
        where w.seconds < excluded.seconds
    ),
    news as (
      insert into device_sequences as d (account_id, course_id, device_id, sequence)
      select account_id, course_id, $7::uuid, $8::int from entered
      on conflict (account_id, course_id, device_id) do update set sequence = excluded.sequence
        where d.sequence < excluded.sequence
      returning 1
    ),
    moved as (
      insert into course_positions (account_id, course_id, lesson_id, video_id, position_seconds, updated_at)
      select account_id, course_id, lesson_id, $5::uuid, $6::int, now() from entered where exists (select from news)
      on conflict (account_id, course_id) do update
        set lesson_id = excluded.lesson_id, video_id = excluded.video_id,
            position_seconds = excluded.position_seconds, updated_at = excluded.updated_at
    )
    select from entered`,
  values: ({ ids, body }) => [
    ids[0],
    body.lessonId,
    body.videoId,
    body.videoTimestamp,
    body.deviceId,
    body.sequence,
    body.viewingId,
    body.watchedSeconds,
  ],
};

export const learning = [myCourses, oneCourse, progressSave];
