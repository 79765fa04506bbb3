import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { KeepsPartOf, type ProductPart } from '../../catalog/index.js';
import {
  CourseRowsService,
  type Edition,
  OutlineCopiesService,
  type RowsByLevel,
} from '../../courses/index.js';
import { LessonReleasesService } from '../releases/lesson-releases.service.js';
import { type StoredWidgetRow, WidgetPlacesService } from '../storage/widget-places.service.js';

/** All that belongs to a course beside its product, as rows. Copies, exports and imports follow from it. */
export interface CourseContents {
  outline: RowsByLevel;
  widgets: readonly Omit<StoredWidgetRow, 'id'>[];
}

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
      const widgets = await this.writer.onPages(tx, [...copy.pages.keys()], 'draft');
      await this.addCopies(tx, widgets, copy.pages);
      return { id: copy.id };
    });
  }

  /** Copies a whole course into an empty one, whose product exists. */
  async copy(tx: Tx, fromCourseId: string, toCourseId: string): Promise<void> {
    await this.fill(tx, toCourseId, await this.read(tx, fromCourseId, 'draft'));
  }

  /** Locks a course, and returns all that belongs to it: what the coach edits, or what members see. */
  async read(tx: Tx, courseId: string, edition: Edition): Promise<CourseContents> {
    const outline = await this.outline.read(tx, courseId, edition);
    const pageIds = (outline.pages ?? []).map(({ id }) => id);
    return { outline, widgets: await this.writer.onPages(tx, pageIds, edition) };
  }

  /** Fills an empty course, whose product exists, with copies of these parts. */
  async fill(tx: Tx, courseId: string, { outline, widgets }: CourseContents): Promise<void> {
    await this.addCopies(tx, widgets, await this.outline.fill(tx, courseId, outline));
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

  private addCopies(
    tx: Tx,
    widgets: CourseContents['widgets'],
    pages: ReadonlyMap<string, string>,
  ): Promise<void> {
    return this.writer.addStored(
      tx,
      widgets.map((widget) => ({ ...widget, id: newId(), pageId: pages.get(widget.pageId)! })),
    );
  }
}
