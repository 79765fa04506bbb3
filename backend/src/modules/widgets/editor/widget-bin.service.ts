import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { EditorWidgetResponse, LessonVersionResponse } from './editor.dto.js';
import { EditorQueries } from './editor.queries.js';
import { type Editor, LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';

/** Removes and restores widgets: a removed one stays in the bin for thirty days. */
@Injectable()
export class WidgetBinService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly revisions: LessonRevisionsService,
    private readonly places: WidgetPlacesService,
    private readonly queries: EditorQueries,
  ) {}

  /** Removes a widget. A repeated call gets the same response as the first one. */
  remove(id: string, by: Editor): Promise<LessonVersionResponse> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lock(tx, () => this.lessonOf(tx, id), by);
      const widget = await this.places.find(tx, id);
      this.revisions.assertVersion(lesson, { done: widget === undefined });
      if (!widget) return { lessonVersion: lesson.version };
      const lessonVersion = await this.revisions.version(tx, lesson);
      await tx.query(
        `insert into widget_bin (id, page_id, type, settings, order_index, removed_at)
         select id, page_id, type, settings, order_index, $2 from widgets where id = $1`,
        [id, this.clock.now()],
      );
      await tx.query('delete from widgets where id = $1', [id]);
      await this.places.closeGap(tx, widget.pageId, widget.orderIndex);
      return { lessonVersion };
    });
  }

  /** Restores a widget to its page, at its old position or as near as later changes allow. */
  async restore(id: string, by: Editor): Promise<EditorWidgetResponse> {
    const widget = await this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lock(tx, () => this.lessonOf(tx, id), by);
      const there = await this.places.find(tx, id);
      this.revisions.assertVersion(lesson, { done: there !== undefined });
      if (there) return { ...there, lessonVersion: lesson.version };
      const binned = (await this.places.find(tx, id, 'widget_bin'))!;
      const lessonVersion = await this.revisions.version(tx, lesson);
      const orderIndex = await this.places.makeRoom(tx, binned.pageId, binned.orderIndex);
      await tx.query(
        `insert into widgets (id, page_id, type, settings, order_index)
         select id, page_id, type, settings, $2 from widget_bin where id = $1`,
        [id, orderIndex],
      );
      await tx.query('delete from widget_bin where id = $1', [id]);
      return { ...binned, orderIndex, lessonVersion };
    });
    return this.queries.presentOne(widget);
  }

  /** Returns the lesson of a widget on its page or in the bin, in one statement, because it may be moving between them. */
  private async lessonOf(tx: Tx, id: string): Promise<string> {
    const widget = await tx.one<{ lessonId: string | null }>(
      `select p.lesson_id as "lessonId"
       from (
         select page_id from widgets where id = $1 union all select page_id from widget_bin where id = $1
       ) w left join page_places p on p.id = w.page_id`,
      [id],
    );
    if (!widget) throw notFound('Widget');
    if (widget.lessonId === null)
      throw conflict('page_gone', 'Its page has been removed. Restore that first.');
    return widget.lessonId;
  }
}
