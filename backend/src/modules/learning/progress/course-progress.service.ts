import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { type Attendance, CourseEntryService, refuseLocked } from '../entry/course-entry.service.js';
import { lessonAt, placeOf } from '../entry/course-map.js';
import { CoursePositionsService } from './course-positions.service.js';
import type { CourseProgressResponse, SaveCourseProgressRequest } from './course-progress.dto.js';
import { mapOf, modulesOf } from '../entry/learner-view.js';
import { LearningQueries } from '../entry/learning.queries.js';

/** Where she is: kept by lesson and video id, spoken in the spec's indexes (§3). */
@Injectable()
export class CourseProgressService {
  constructor(
    private readonly entry: CourseEntryService,
    private readonly queries: LearningQueries,
    private readonly places: CoursePositionsService,
  ) {}

  /** The saved place as it stands in the course today; the beginning when nothing is saved or the lesson is not there for her. */
  async read(me: SignedIn, courseId: string): Promise<CourseProgressResponse> {
    const { view } = await this.entry.enter(me, courseId);
    const saved = await this.queries.position(me.accountId, courseId);
    // The view knows no lesson of a locked module, which the coach may have moved hers into.
    const place = saved && placeOf(mapOf(view), saved.lessonId);
    return {
      currentModuleIndex: place?.moduleIndex ?? 0,
      currentLessonIndex: place?.lessonIndex ?? 0,
      videoTimestamp: place ? saved.positionSeconds : 0,
      lessonId: place ? saved.lessonId : null,
      videoId: place ? saved.videoId : null,
      updatedAt: place ? saved.updatedAt.toISOString() : null,
    };
  }

  /** Saves a place. A save that a newer one of the same device has overtaken moves nothing, but what she watched counts. */
  async save(me: SignedIn, courseId: string, save: SaveCourseProgressRequest): Promise<void> {
    const attendance = await this.entry.enter(me, courseId);
    const lessonId = lessonOf(attendance, save);
    const video = attendance.videos.find(({ id }) => id === save.videoId);
    if (save.videoId && video?.lessonId !== lessonId) throw notFound('Video');
    await this.places.keep(me.accountId, courseId, { ...save, lessonId });
  }
}

/** The lesson a save names, by id or by its place. How many lessons a locked module has is not said. */
function lessonOf(attendance: Attendance, save: SaveCourseProgressRequest): string {
  const map = mapOf(attendance.tree);
  const moduleIndex = save.lessonId ? placeOf(map, save.lessonId)?.moduleIndex : save.moduleIndex;
  const module = moduleIndex === undefined ? undefined : modulesOf(attendance.tree)[moduleIndex];
  if (module) refuseLocked(attendance, module.id);
  const lessonId = save.lessonId ?? lessonAt(map, save);
  if (!module || !lessonId) throw unprocessable('no_such_place', 'The course has no such lesson');
  return lessonId;
}
