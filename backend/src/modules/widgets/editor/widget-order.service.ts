import { Injectable } from '@nestjs/common';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { LessonPagesService } from '../../courses/index.js';
import { type Editor, LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';
import type {
  EditorWidgetResponse,
  LessonVersionResponse,
  PlaceWidgetRequest,
  WidgetOrderDto,
} from './editor.dto.js';
import { EditorQueries } from './editor.queries.js';

/**
 * Moves widgets among the pages of a course, removes and restores them. A removed one stays in the bin for thirty days.
 */
@Injectable()
export class WidgetOrderService {
  constructor(
    private readonly database: Database,
    private readonly pages: LessonPagesService,
    private readonly revisions: LessonRevisionsService,
    private readonly places: WidgetPlacesService,
    private readonly queries: EditorQueries,
    private readonly clock: Clock,
  ) {}

  /** Reorders a page. `orders` has every widget of the page, with any numbers; they become 0, 1, 2 … . */
  async reorder(
    pageId: string,
    orders: readonly WidgetOrderDto[],
    by: Editor,
  ): Promise<LessonVersionResponse> {
    const ids = orders.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
    const isAmbiguous =
      new Set(ids).size < ids.length || new Set(orders.map(({ order }) => order)).size < ids.length;
    if (isAmbiguous) {
      const message = 'Each widget and each position can only appear once';
      throw unprocessable('bad_order', message, { widgetOrders: message });
    }
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockPage(tx, pageId, by);
      const present = await tx.query<{ id: string }>(
        'select id from widgets where page_id = $1 order by order_index',
        [pageId],
      );
      const isSame = present.map(({ id }) => id).join() === ids.join();
      this.revisions.assertVersion(lesson, { done: isSame });
      if (isSame) return { lessonVersion: lesson.version };
      const onPage = new Set(present.map(({ id }) => id));
      if (onPage.size !== ids.length || ids.some((id) => !onPage.has(id)))
        throw conflict('widgets_changed', 'These widgets aren’t on this page');
      const lessonVersion = await this.revisions.version(tx, lesson);
      await tx.query(
        `update widgets set order_index = named.place - 1
         from unnest($2::uuid[]) with ordinality as named (id, place)
         where widgets.id = named.id and page_id = $1`,
        [pageId, ids],
      );
      return { lessonVersion };
    });
  }

  /** Moves a widget within the course under its id, so that answers stay with it. Returns the version of its old lesson. */
  async place(id: string, { pageId, order }: PlaceWidgetRequest, by: Editor): Promise<EditorWidgetResponse> {
    const moved = await this.database.exclusiveTransaction('courses', async (tx) => {
      const lesson = await this.revisions.lockWidget(tx, id, by);
      const before = (await this.places.find(tx, id))!;
      const from = await this.pages.placeOf(tx, before.pageId);
      const to = await this.pages.placeOf(tx, pageId);
      if (from.courseId !== to.courseId) throw notFound('Page');
      const isSame = before.pageId === pageId && before.orderIndex === order;
      this.revisions.assertVersion(lesson, { done: isSame });
      if (isSame) return { ...before, lessonVersion: lesson.version };
      if (before.pageId !== pageId) await this.places.mustHaveRoom(tx, pageId);
      const lessonVersion = await this.revisions.version(tx, lesson);
      if (to.lessonId !== lesson.id) {
        const target = await this.revisions.lockLesson(tx, to.lessonId, { accountId: by.accountId });
        await this.revisions.version(tx, target);
      }
      // First out of the order: at -1 it does not collide while the others close the gap.
      await tx.query('update widgets set order_index = -1 where id = $1', [id]);
      await this.places.closeGap(tx, before.pageId, before.orderIndex);
      const orderIndex = await this.places.makeRoom(tx, pageId, order);
      await tx.query('update widgets set page_id = $2, order_index = $3 where id = $1', [
        id,
        pageId,
        orderIndex,
      ]);
      return { ...before, pageId, orderIndex, lessonVersion };
    });
    return this.queries.presentOne(moved);
  }

  /** Removes a widget. Calling it again gets the same response. */
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

  /** Deletes widgets that were removed too long ago to be restored. */
  @Every(days(1), 'widgets.bin-sweep')
  async emptyBin(): Promise<void> {
    await this.database.query('delete from widget_bin where removed_at < $1', [
      later(this.clock.now(), -days(30)),
    ]);
  }

  /** Returns the lesson of a widget on its page or in the bin, in one statement, because it may be moving between them. */
  private async lessonOf(tx: Tx, id: string): Promise<string> {
    const widget = await tx.one<{ lessonId: string | null }>(
      `select p.lesson_id as "lessonId"
       from (
         select page_id from widgets where id = $1 union all select page_id from widget_bin where id = $1
       ) w left join builder_pages p on p.id = w.page_id`,
      [id],
    );
    if (!widget) throw notFound('Widget');
    if (widget.lessonId === null)
      throw conflict('page_gone', 'Its page has been removed. Restore that first.');
    return widget.lessonId;
  }
}
