import { Injectable } from '@nestjs/common';
import { days } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { LessonPagesService } from '../../courses/index.js';
import type { LessonVersionResponse } from '../editor/editor.dto.js';
import { type Editor, LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import type { LessonSnapshot } from '../revisions/lesson-snapshot.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';

/** Condition that the lesson of the history `h` is gone, even from the bin. */
const IS_REMOVED = `not exists (select from builder_lessons l where l.id = h.lesson_id)
  and not exists (select from binned_lessons b where b.id = h.lesson_id)`;

/** Restores earlier versions of a lesson, and the version that members see. */
@Injectable()
export class LessonHistoryService {
  constructor(
    private readonly database: Database,
    private readonly pages: LessonPagesService,
    private readonly revisions: LessonRevisionsService,
    private readonly writer: WidgetPlacesService,
  ) {}

  /** Deletes the history of lessons that can no longer be restored. */
  @Every(days(1), 'widgets.history-sweep')
  async forgetRemoved(): Promise<void> {
    await this.database.query(`delete from lesson_versions h where ${IS_REMOVED}`);
    await this.database.query(`delete from lesson_contents h where ${IS_REMOVED}`);
  }

  /**
   * Restores a version, which is a change like any other: the current content becomes a version, too. Pages and widgets
   * keep their ids, so answers and progress still match. Parts that were moved elsewhere return as copies.
   */
  restore(lessonId: string, versionId: string, by: Editor): Promise<LessonVersionResponse> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockLesson(tx, lessonId, by);
      const version = await tx.one<{ content: LessonSnapshot }>(
        'select content from lesson_versions where id = $1 and lesson_id = $2',
        [versionId, lessonId],
      );
      if (!version) throw notFound('Version');
      this.revisions.assertVersion(lesson);
      const lessonVersion = await this.revisions.version(tx, lesson, 'replaces');
      await this.replace(tx, lessonId, version.content);
      return { lessonVersion };
    });
  }

  /** Discards what was edited since the lesson was published. The discarded contents become a version, too. */
  discardChanges(lessonId: string, by: Editor): Promise<LessonVersionResponse> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockLesson(tx, lessonId, by);
      const live = await this.revisions.snapshot(tx, lessonId, 'live');
      if (live.pages.length === 0) throw conflict('wrong_status', 'This lesson isn’t published');
      this.revisions.assertVersion(lesson);
      const lessonVersion = await this.revisions.version(tx, lesson, 'replaces');
      await this.replace(tx, lessonId, live);
      return { lessonVersion };
    });
  }

  private async replace(tx: Tx, lessonId: string, { pages }: LessonSnapshot): Promise<void> {
    const present = (await this.revisions.snapshot(tx, lessonId)).pages.map(({ id }) => id);
    const moved = await this.pages.elsewhere(
      tx,
      lessonId,
      pages.map(({ id }) => id),
    );
    const back = pages.map((page) => ({ ...page, id: moved.has(page.id) ? newId() : page.id }));
    const ownPages = [...present, ...back.map(({ id }) => id)];
    const taken = await this.idsOnOtherPages(tx, pages, ownPages);
    const widgets = back.flatMap(({ id: pageId, widgets: lying }) =>
      lying.map((widget, orderIndex) => ({
        ...widget,
        id: taken.has(widget.id) ? newId() : widget.id,
        pageId,
        orderIndex,
      })),
    );
    const ids = widgets.map(({ id }) => id);
    await this.pages.replace(tx, lessonId, back);
    await tx.query('delete from widgets where page_id = any($1::uuid[]) or id = any($2::uuid[])', [
      ownPages,
      ids,
    ]);
    await tx.query('delete from widget_bin where id = any($1::uuid[])', [ids]);
    await this.writer.addStored(tx, widgets);
  }

  private async idsOnOtherPages(tx: Tx, pages: LessonSnapshot['pages'], ownPages: readonly string[]) {
    const ids = pages.flatMap(({ widgets }) => widgets.map(({ id }) => id));
    const rows = await tx.query<{ id: string }>(
      'select id from widgets where id = any($1::uuid[]) and not page_id = any($2::uuid[])',
      [ids, ownPages],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
