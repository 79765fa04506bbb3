import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { KeepsPartOf, type ProductPart } from '../../catalog/index.js';
import { CourseRowsService, OutlineCopiesService } from '../../courses/index.js';
import { LessonReleasesService } from '../releases/lesson-releases.service.js';
import { type StoredWidgetRow, WidgetPlacesService } from '../storage/widget-places.service.js';

/**
 * Copies lessons, modules and whole courses with their contents, without members' answers and progress. Creates, copies,
 * publishes and deletes a course's lessons and their contents with its product.
 */
@Injectable()
@KeepsPartOf('course')
export class CourseCopyService implements ProductPart {
  constructor(
    private readonly database: Database,
    private readonly outline: OutlineCopiesService,
    private readonly writer: WidgetPlacesService,
    private readonly courses: CourseRowsService,
    private readonly releases: LessonReleasesService,
  ) {}

  /** Copies a part, places the copy right after the original, and returns its id. */
  duplicate(level: 'modules' | 'lessons', id: string): Promise<{ id: string }> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const copy = await this.outline.duplicate(tx, level, id);
      await this.copyWidgets(tx, copy.pages);
      return { id: copy.id };
    });
  }

  /** Copies a whole course into an empty one, whose product exists. */
  async copy(tx: Tx, fromCourseId: string, toCourseId: string): Promise<void> {
    const { pages } = await this.outline.copyCourse(tx, fromCourseId, toCourseId);
    await this.copyWidgets(tx, pages);
  }

  begin(tx: Tx, productId: string): Promise<void> {
    return this.courses.start(tx, productId);
  }

  publish(tx: Tx, productId: string): Promise<void> {
    return this.releases.publishFirst(tx, productId);
  }

  discard(tx: Tx, productId: string): Promise<void> {
    return this.courses.discard(tx, productId);
  }

  private async copyWidgets(tx: Tx, pages: ReadonlyMap<string, string>): Promise<void> {
    const originals = await tx.query<Omit<StoredWidgetRow, 'id'>>(
      `select page_id as "pageId", type, settings, order_index as "orderIndex"
       from widgets where page_id = any($1::uuid[]) order by page_id, order_index`,
      [[...pages.keys()]],
    );
    await this.writer.addStored(
      tx,
      originals.map((widget) => ({ ...widget, id: newId(), pageId: pages.get(widget.pageId)! })),
    );
  }
}
