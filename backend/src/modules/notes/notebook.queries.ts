import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NOTE_MOMENTS } from './notes.service.js';
import type { NotebookNoteResponse, NotebookQuery, NotebookResponse } from './notebook.dto.js';

/** Patterns for `like all(…)`: each word occurs. Wildcards that people type are searched for as text. */
export const wordPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/**
 * All notes of the account $1 with their places. Notes in an owned course have its present title. Others have the title
 * of the time of writing, and no link. Searches only one person's notes, which the index on the account finds: a text
 * index over all notes would only slow down each save.
 */
const NOTEBOOK = `
  select n.id, n.lesson_id, n.video_id, n.at_seconds, n.text, n.version, n.created_at, n.updated_at,
         coalesce(l.course_id, n.course_id) as course_id,
         case when e.id is null then coalesce(n.lesson_title, l.title) else coalesce(l.title, n.lesson_title) end as lesson_title,
         case when e.id is null then coalesce(n.course_title, p.title) else coalesce(p.title, n.course_title) end as course_title,
         case when e.id is not null then l.module_id end as module_id,
         l.section_position, l.module_position, l.position as lesson_position
  from lesson_notes n
  left join lesson_places l on l.id = n.lesson_id
  left join product_facts p on p.id = coalesce(l.course_id, n.course_id)
  left join active_enrollments e on e.account_id = n.account_id and e.product_id = coalesce(l.course_id, n.course_id)
  where n.account_id = $1`;

/** Orders by course and lesson; notes of removed lessons come at the end of their course. */
const ORDER = `lower(course_title), course_id, section_position, module_position, lesson_position, lower(lesson_title), lesson_id,
  created_at, id`;

const COLUMNS = `id, lesson_id as "lessonId", lesson_title as "lessonTitle", course_id as "courseId",
  course_title as "courseTitle", module_id as "moduleId", video_id as "videoId", at_seconds as "atSeconds", text, version,
  ${NOTE_MOMENTS}`;

/** All notes of a member, over all courses. */
@Injectable()
export class NotebookQueries {
  constructor(private readonly database: Database) {}

  async find(accountId: string, { q, courseId, page, pageSize }: NotebookQuery): Promise<NotebookResponse> {
    const row = await this.database.one<Pick<NotebookResponse, 'items' | 'courses' | 'total'>>(
      `with notebook as (${NOTEBOOK}),
       found as (
         select *, row_number() over (order by ${ORDER}) as place from notebook
         where searchable(text) like all (array(select searchable(word) from unnest($2::text[]) as word)) and ($3::uuid is null or course_id = $3)
       ),
       chosen as (select place, ${COLUMNS} from found order by place limit $4 offset $5),
       about as (
         select course_id as id, max(course_title) as title, count(*)::int as notes
         from notebook where course_id is not null group by course_id
       )
       select (select count(*)::int from found) as total,
              coalesce((select json_agg(to_jsonb(chosen) - 'place' order by place) from chosen), '[]') as items,
              coalesce((select json_agg(about order by lower(title), id) from about), '[]') as courses`,
      [accountId, wordPatterns(q), courseId ?? null, pageSize, (page - 1) * pageSize],
    );
    return { ...(row ?? { items: [], courses: [], total: 0 }), page, pageSize };
  }

  async ids(accountId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `with notebook as (${NOTEBOOK}) select id from notebook order by ${ORDER}`,
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the member's notes among these ids, in order. */
  some(accountId: string, ids: readonly string[]): Promise<NotebookNoteResponse[]> {
    return this.database.query<NotebookNoteResponse>(
      `with notebook as (${NOTEBOOK} and n.id = any($2::uuid[])) select ${COLUMNS} from notebook order by ${ORDER}`,
      [accountId, ids],
    );
  }
}
