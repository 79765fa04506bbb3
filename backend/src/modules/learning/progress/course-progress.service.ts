import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CourseEntryService } from '../entry/course-entry.service.js';
import { LearningQueries } from '../entry/learning.queries.js';
import { indexesOf, modulesOf } from '../entry/outline.js';
import { CoursePositionsService } from './course-positions.service.js';
import type { CourseProgressResponse, SaveCourseProgressRequest } from './course-progress.dto.js';

/** A member's position in a course: stored by lesson and video id, named by indexes in the public API (product rule 5.1). */
@Injectable()
export class CourseProgressService {
  constructor(
    private readonly entry: CourseEntryService,
    private readonly queries: LearningQueries,
    private readonly positions: CoursePositionsService,
  ) {}

  /** The saved position in today's outline; the beginning when nothing is saved or the lesson is not open to the member. */
  async read(me: SignedIn, courseId: string): Promise<CourseProgressResponse> {
    const { view } = await this.entry.enter(me, courseId);
    const [saved, videoPositions] = await Promise.all([
      this.queries.position(me.accountId, courseId),
      this.queries.videoPositions(me.accountId, courseId),
    ]);
    // The coach may have moved the lesson into a locked module, whose lessons the view does not have.
    const indexes = saved && indexesOf(modulesOf(view), saved.lessonId);
    return {
      currentModuleIndex: indexes?.moduleIndex ?? 0,
      currentLessonIndex: indexes?.lessonIndex ?? 0,
      videoTimestamp: indexes ? saved.positionSeconds : 0,
      lessonId: indexes ? saved.lessonId : null,
      videoId: indexes ? saved.videoId : null,
      updatedAt: indexes ? saved.updatedAt.toISOString() : null,
      videoPositions,
    };
  }

  /**
   * Saves a position in two statements: the check if the member may work there now, and the write. A late save of the
   * same device does not move the position, but its watched time counts. A look into a completed lesson does not move
   * it either, as long as the lesson the member left is not completed.
   */
  async save(me: SignedIn, courseId: string, save: SaveCourseProgressRequest): Promise<void> {
    const entered = await this.entry.enterAt(me, courseId, save);
    await this.positions.keep(me.accountId, courseId, { ...save, ...entered });
  }
}
