import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { TranslatedTitle } from '../../kernel/translations.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { OutlineOrderService } from './outline-order.service.js';

export type LessonPageRow = { id: string; lessonId: string; order: number; title: string };

const COLUMNS = 'id, lesson_id as "lessonId", position as "order", title';

/** The pages of a lesson, for the module that edits their widgets. */
@Injectable()
export class LessonPagesService {
  constructor(
    private readonly database: Database,
    private readonly order: OutlineOrderService,
  ) {}

  /** Locks the lesson's course for the rest of the transaction, so that its pages stay in place. */
  async lock(tx: Tx, lessonId: string): Promise<void> {
    await this.order.lockCourse(tx, await this.order.courseOf(tx, 'lessons', lessonId));
  }

  async placeOf(
    tx: Tx,
    pageId: string,
  ): Promise<Required<TranslatedTitle> & { lessonId: string; courseId: string }> {
    const page = await tx.one<Required<TranslatedTitle> & { lessonId: string }>(
      'select lesson_id as "lessonId", title, translations from lesson_pages where id = $1',
      [pageId],
    );
    if (!page) throw notFound('Page');
    return { ...page, courseId: await this.order.courseOf(tx, 'lessons', page.lessonId) };
  }

  /** Returns the page at this position, and creates it if needed. Two tabs that open an empty lesson get the same page. */
  async at(
    lessonId: string,
    { order, title }: { order: number; title: string },
  ): Promise<{ page: LessonPageRow; added: boolean }> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      await this.lock(tx, lessonId);
      // Checked again: the lesson may have been removed while this waited for the lock.
      await this.order.courseOf(tx, 'lessons', lessonId);
      const pages = await tx.query<LessonPageRow>(
        `select ${COLUMNS} from lesson_pages where lesson_id = $1 order by position`,
        [lessonId],
      );
      const there = pages[order];
      if (there) return { page: there, added: false };
      const page = { id: newId(), lessonId, order: pages.length, title };
      await tx.query('insert into lesson_pages (id, lesson_id, position, title) values ($1, $2, $3, $4)', [
        page.id,
        lessonId,
        page.order,
        title,
      ]);
      return { page, added: true };
    });
  }

  async rename(tx: Tx, id: string, { title, translations }: Required<TranslatedTitle>): Promise<void> {
    await tx.query('update lesson_pages set title = $2, translations = $3 where id = $1', [
      id,
      title,
      translations,
    ]);
  }

  /** Returns the given pages that now belong to another lesson or to a removed part. */
  async elsewhere(tx: Tx, lessonId: string, pageIds: readonly string[]): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `select id from lesson_pages where id = any($2::uuid[]) and lesson_id <> $1
       union
       select (page->>'id')::uuid from outline_bin b, jsonb_array_elements(b.rows->'pages') page
       where b.level <> 'pages' and (page->>'id')::uuid = any($2::uuid[])`,
      [lessonId, pageIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Replaces the pages of a lesson, whose course is locked, with exactly these; its other pages are deleted. */
  async replace(
    tx: Tx,
    lessonId: string,
    pages: readonly (TranslatedTitle & { id: string })[],
  ): Promise<void> {
    const ids = pages.map(({ id }) => id);
    await tx.query('delete from lesson_pages where lesson_id = $1 and not id = any($2::uuid[])', [
      lessonId,
      ids,
    ]);
    await tx.query(
      `insert into lesson_pages (id, lesson_id, position, title, translations)
       select id, $1, place - 1, title, translations
       from unnest($2::uuid[], $3::text[], $4::jsonb[]) with ordinality as page (id, title, translations, place)
       on conflict (id) do update
       set position = excluded.position, title = excluded.title, translations = excluded.translations`,
      [lessonId, ids, pages.map(({ title }) => title), pages.map(({ translations = {} }) => translations)],
    );
    await tx.query(`delete from outline_bin where level = 'pages' and id = any($1::uuid[])`, [ids]);
  }
}
