import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../platform/http/cursor.js';
import { pageOf } from '../../platform/http/list-response.js';
import { NOTE_MOMENTS } from './notes.service.js';
import type {
  NotebookCourseResponse,
  NotebookNoteResponse,
  NotebookQuery,
  NotebookResponse,
} from './notebook.dto.js';

/** Patterns for `like all(…)`: each word occurs. Wildcards that people type are searched for as text. */
export const wordPatterns = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/**
 * All notes of the account $1 with their places. Notes in an owned course show its current title. Others show the title
 * from when they were written, and no link. Searches only one person's notes, found by the index on the account; a text
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

/** Stands for a missing position or id in the order, after all others. */
const NO_POSITION = 999_999_999;
const NO_ID = 'ffffffff-ffff-8fff-bfff-ffffffffffff';

/**
 * Orders by course and lesson. Notes of removed lessons come at the end of their course, those of unknown courses last.
 * No sort column is ever null, so a page can start after any note.
 */
const KEYS = [
  'case when course_title is null then 1 else 0 end',
  `lower(coalesce(course_title, ''))`,
  `coalesce(course_id, '${NO_ID}')`,
  `coalesce(section_position, ${NO_POSITION})`,
  `coalesce(module_position, ${NO_POSITION})`,
  `coalesce(lesson_position, ${NO_POSITION})`,
  `lower(coalesce(lesson_title, ''))`,
  'lesson_id',
  'created_at',
  'id',
].join(', ');

/** Values of a cursor `$5`, column by column. */
const AFTER = ['int', 'text', 'uuid', 'int', 'int', 'int', 'text', 'uuid', 'timestamptz', 'uuid']
  .map((type, index) => `($5::text[])[${index + 1}]::${type}`)
  .join(', ');

/** Index of the creation time among the columns of the order. */
const CREATED_AT = 8;

const COLUMNS = `id, lesson_id as "lessonId", lesson_title as "lessonTitle", course_id as "courseId",
  course_title as "courseTitle", module_id as "moduleId", video_id as "videoId", at_seconds as "atSeconds", text, version,
  ${NOTE_MOMENTS}`;

/** Reads all notes of a member, in all courses. */
@Injectable()
export class NotebookQueries {
  constructor(private readonly database: Database) {}

  async find(accountId: string, { q, courseId, after, limit }: NotebookQuery): Promise<NotebookResponse> {
    const row = await this.database.one<{
      total: number;
      rows: { note: NotebookNoteResponse; keys: string[] }[];
      courses: NotebookCourseResponse[];
    }>(
      `with notebook as (${NOTEBOOK}),
       found as (
         select * from notebook
         where searchable(text) like all (array(select searchable(word) from unnest($2::text[]) as word)) and ($3::uuid is null or course_id = $3)
       ),
       chosen as (
         select row_number() over (order by ${KEYS}) as place, jsonb_build_array(${KEYS}) as keys, ${COLUMNS} from found
         where $5::text[] is null or (${KEYS}) > (${AFTER})
         order by place limit $4::int + 1
       ),
       about as (
         select course_id as id, max(course_title) as title, count(*)::int as notes
         from notebook where course_id is not null group by course_id
       )
       select (select count(*)::int from found) as total,
              coalesce((select json_agg(json_build_object('keys', keys, 'note', to_jsonb(chosen) - 'place' - 'keys') order by place)
                from chosen), '[]') as rows,
              coalesce((select json_agg(about order by lower(title), id) from about), '[]') as courses`,
      [accountId, wordPatterns(q), courseId ?? null, limit, after === undefined ? null : valuesOf(after)],
    );
    const { rows, total, courses } = row!;
    const { items, next } = pageOf(rows, limit, ({ keys, note }) =>
      cursorOf(...keys.with(CREATED_AT, note.createdAt)),
    );
    return { items: items.map(({ note }) => note), next, total, courses };
  }

  async ids(accountId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `with notebook as (${NOTEBOOK}) select id from notebook order by ${KEYS}`,
      [accountId],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the member's notes among these ids, in order. */
  some(accountId: string, ids: readonly string[]): Promise<NotebookNoteResponse[]> {
    return this.database.query<NotebookNoteResponse>(
      `with notebook as (${NOTEBOOK} and n.id = any($2::uuid[])) select ${COLUMNS} from notebook order by ${KEYS}`,
      [accountId, ids],
    );
  }
}
