/**
 * Lessons `l` that the reader `$1` may open: of an owned course, in a module `m` without a lock or that was open to her before.
 * The coach may open all of them.
 */
export const OPEN_LESSONS = `lesson_places l join module_places m on m.id = l.module_id
  and (exists (select from people h where h.id = $1 and h.role = 'creator')
    or exists (select from active_enrollments e where e.account_id = $1 and e.product_id = l.course_id)
      and (m.lock_kind is null or exists (select from opened_modules o where o.account_id = $1 and o.module_id = l.module_id)))`;
