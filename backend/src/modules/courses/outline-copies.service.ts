import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { TranslatedTitle } from '../../kernel/translations.js';
import { conflict } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { TITLE_LIMIT } from './outline.dto.js';
import { LEVELS, OUTLINE_LEVELS } from './outline-levels.js';
import { OutlineOrderService, type OutlineRow, type RowsByLevel } from './outline-order.service.js';

/** Result of copying: the copy's id and, for each page, its copy, so that the widgets can be copied as well. */
export type OutlineCopy = { id: string; pages: Map<string, string> };

/** Version of a course: members get the live one; the coach edits the draft. */
export const EDITIONS = ['live', 'draft'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface NewLesson {
  title: string;
  /** Sibling that precedes the copy; null: the copy comes first; undefined: last. */
  after?: string | null | undefined;
  pages: readonly (TranslatedTitle & { id: string })[];
}

const copyOf = (title: string): string => `Copy of ${title}`.slice(0, TITLE_LIMIT);

/** Copies parts of a course with everything inside, under new ids. Titles, locks, pictures and settings are copied, too. */
@Injectable()
export class OutlineCopiesService {
  constructor(
    private readonly clock: Clock,
    private readonly order: OutlineOrderService,
  ) {}

  /** Copies a part and places the copy right behind the original. */
  async duplicate(tx: Tx, level: 'modules' | 'lessons', id: string): Promise<OutlineCopy> {
    const { parent } = LEVELS[level];
    await this.order.lockCourse(tx, await this.order.courseOf(tx, level, id));
    // Checked again: it may have been removed while this waited for the lock.
    await this.order.courseOf(tx, level, id);
    const original = await this.order.collectRows(tx, level, id);
    const own = original[level]![0]!;
    const parentId = String(own[parent]);
    await this.order.mustHaveRoom(tx, level, parentId);
    const position = await this.order.makeRoom(tx, level, parentId, id);
    const ids = await this.plant(tx, {
      ...original,
      [level]: [{ ...own, position, title: copyOf(String(own['title'])) }],
    });
    return { id: ids.get(id)!, pages: pagesOf(original, ids) };
  }

  /** Locks a course, and returns its rows: what the coach edits, or what members see. */
  async read(tx: Tx, courseId: string, edition: Edition): Promise<RowsByLevel> {
    await this.order.lockCourse(tx, courseId);
    const draft = await this.order.collectRows(tx, 'sections', courseId, 'n.course_id = $1');
    if (edition === 'draft') return draft;
    const live = (rows: OutlineRow[] = []) => rows.filter((row) => row['published_at'] !== null);
    const lessons = live(draft.lessons);
    const pages = await tx.query<OutlineRow>(
      `select id, lesson_id, position, title, coalesce(translations, '{}') as translations
       from published_pages where lesson_id = any($1::uuid[])`,
      [lessons.map(({ id }) => id)],
    );
    return { sections: live(draft.sections), modules: live(draft.modules), lessons, pages };
  }

  /** Fills an empty course, whose product exists, with copies of these rows. Returns the copy of each page. */
  async fill(tx: Tx, courseId: string, rows: RowsByLevel): Promise<Map<string, string>> {
    await tx.query('insert into courses (id, created_at) values ($1, $2) on conflict do nothing', [
      courseId,
      this.clock.now(),
    ]);
    await this.order.lockCourse(tx, courseId);
    const there = await tx.query('select id from sections where course_id = $1 limit 1', [courseId]);
    if (there.length > 0) throw conflict('course_not_empty', 'This course already has content');
    const sections = (rows.sections ?? []).map((row) => ({ ...row, course_id: courseId }));
    return pagesOf(rows, await this.plant(tx, { ...rows, sections }));
  }

  /** Adds a lesson with these pages to a module. */
  async addLesson(tx: Tx, moduleId: string, { title, after, pages }: NewLesson): Promise<string> {
    await this.order.lockCourse(tx, await this.order.courseOf(tx, 'modules', moduleId));
    await this.order.courseOf(tx, 'modules', moduleId);
    await this.order.mustHaveRoom(tx, 'lessons', moduleId);
    const position = await this.order.makeRoom(tx, 'lessons', moduleId, after);
    const id = newId();
    await tx.query(
      `insert into lessons (id, module_id, position, title, description, is_free_preview)
       values ($1, $2, $3, $4, '', false)`,
      [id, moduleId, position, title],
    );
    await tx.query(
      `insert into lesson_pages (id, lesson_id, position, title, translations)
       select page_id, $1, place - 1, page_title, page_translations
       from unnest($2::uuid[], $3::text[], $4::jsonb[]) with ordinality as page (page_id, page_title, page_translations, place)`,
      [
        id,
        pages.map((page) => page.id),
        pages.map((page) => page.title),
        pages.map(({ translations = {} }) => translations),
      ],
    );
    return id;
  }

  /** Writes the rows under new ids, including their references to one another. Returns the new id for each old one. */
  private async plant(tx: Tx, original: RowsByLevel) {
    const ids = new Map<string, string>();
    // The copy is always a draft, even of a published original.
    const renamed = ({ published_at: _, ...row }: OutlineRow, parent: string): OutlineRow => {
      const id = newId();
      ids.set(row.id, id);
      const parentId = String(row[parent]);
      return { ...row, id, [parent]: ids.get(parentId) ?? parentId };
    };
    for (const level of OUTLINE_LEVELS) {
      const { table, parent } = LEVELS[level];
      const rows = original[level]?.map((row) => renamed(row, parent));
      if (rows?.length) await this.order.insertRows(tx, table, rows);
    }
    return ids;
  }
}

const pagesOf = ({ pages = [] }: RowsByLevel, ids: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(pages.map(({ id }) => [id, ids.get(id)!]));
