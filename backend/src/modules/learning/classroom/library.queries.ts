import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import type { LibraryItemResponse } from './classroom.dto.js';
import { percent } from '../entry/outline.js';

@Injectable()
export class LibraryQueries {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
  ) {}

  /** Returns the member's library in three queries, however much the member owns. */
  async ownedBy(accountId: string): Promise<LibraryItemResponse[]> {
    // A bundle is opened by its parts.
    const owned = (await this.enrollments.ownedBy(accountId)).filter(({ type }) => type !== 'bundle');
    const progress = await this.progressOf(
      accountId,
      owned.map(({ id }) => id),
    );
    return owned.map(({ id, type, title, thumbnailUrl, since }) => {
      const progressPercent = type === 'course' ? (progress.get(id) ?? 0) : null;
      return { productId: id, type, title, thumbnailUrl, since, progressPercent };
    });
  }

  private async progressOf(accountId: string, courseIds: string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ courseId: string; total: number; completed: number }>(
      `select l.course_id as "courseId", count(l.id)::int as total, count(c.subject_id)::int as completed
       from lesson_places l
       left join completions c on c.account_id = $1 and c.kind = 'lesson' and c.subject_id = l.id
       where l.course_id = any($2::uuid[])
       group by l.course_id`,
      [accountId, courseIds],
    );
    return new Map(rows.map(({ courseId, completed, total }) => [courseId, percent(completed, total)]));
  }
}
