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

  /** Copies a whole course into an empty one, whose product exists. */
  async copyCourse(tx: Tx, fromId: string, toId: string): Promise<OutlineCopy> {
    await this.order.lockCourse(tx, fromId);
    await tx.query('insert into courses (id, created_at) values ($1, $2) on conflict do nothing', [
      toId,
      this.clock.now(),
    ]);
    await this.order.lockCourse(tx, toId);
    const there = await tx.query('select id from sections where course_id = $1 limit 1', [toId]);
    if (there.length > 0) throw conflict('course_not_empty', 'This course already has content');
    const sections = await tx.query<{ id: string }>(
      'select id from sections where course_id = $1 order by position',
      [fromId],
    );
    const pages = new Map<string, string>();
    for (const { id } of sections) {
      const original = await this.order.collectRows(tx, 'sections', id);
      const ids = await this.plant(tx, original, new Map([[fromId, toId]]));
      for (const [page, copy] of pagesOf(original, ids)) pages.set(page, copy);
    }
    return { id: toId, pages };
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
  private async plant(tx: Tx, original: RowsByLevel, ids: Map<string, string> = new Map()) {
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
