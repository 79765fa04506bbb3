import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Course } from './course.entity.js';

/** Creates and deletes a course together with its product, in one transaction. */
@Injectable()
export class CourseRowsService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async start(tx: Tx, productId: string): Promise<void> {
    await tx.insert(Course, { id: productId, createdAt: this.clock.now() });
  }

  /** Deletes the course with everything inside. The caller has checked that it has no owners. */
  async discard(tx: Tx, productId: string): Promise<void> {
    const pages = await tx.query<{
      id: string;
    }>(
      `select id from builder_pages where course_id = $1
       union select id from page_places where course_id = $1`,
      [productId],
    );
    await tx.delete(Course, { id: productId });
    if (pages.length > 0)
      await this.outbox.publish(tx, 'lesson-pages.removed', { pageIds: pages.map(({ id }) => id) });
  }
}
