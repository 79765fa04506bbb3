import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CourseEntryService, type EnteredLesson } from '../entry/course-entry.service.js';
import { LearningQueries } from '../entry/learning.queries.js';
import { indexesOf, modulesOf } from '../entry/outline.js';
import type { CourseProgressResponse, SaveCourseProgressRequest } from './course-progress.dto.js';

/** A save from a player, sent every five seconds, after the check that the video belongs to an open lesson. */
type PositionToKeep = Omit<SaveCourseProgressRequest, 'moduleIndex' | 'lessonIndex' | 'lessonId'> &
  EnteredLesson;

/**
 * Stores the watched time: the greatest total that a viewing has sent for a video. Devices number their saves, and the
 * lock on the row orders two saves from one device. Only a device's newest save moves positions, and an unchanged
 * position is not written. Opening a completed lesson does not move the position while the lesson the member left is
 * not completed; only the second within that video is stored. A module that was not seen open before is stored as
 * `ModuleOpeningsService` does it.
 */
const KEEP = `
  with watched as (
    insert into watch_times as w (account_id, course_id, video_id, viewing_id, seconds)
    select $1::uuid, $2::uuid, $4::uuid, $7::uuid, $8::int
    where $4::uuid is not null and $7::uuid is not null and $8::int > 0
    on conflict (account_id, viewing_id, video_id) do update set seconds = excluded.seconds
      where w.seconds < excluded.seconds
  ),
  news as (
    insert into device_sequences as d (account_id, course_id, device_id, sequence)
    select $1::uuid, $2::uuid, $9::uuid, $10::int where $9::uuid is not null and $10::int is not null
    on conflict (account_id, course_id, device_id) do update set sequence = excluded.sequence
      where d.sequence < excluded.sequence
    returning 1
  ),
  opened as (
    insert into module_openings (account_id, course_id, module_id, opened_at)
    select $1::uuid, $2::uuid, $11::uuid, $6::timestamptz where $11::uuid is not null
    on conflict do nothing
  ),
  in_video as (
    insert into video_positions as v (account_id, course_id, video_id, position_seconds)
    select $1::uuid, $2::uuid, $4::uuid, $5::int
    where $4::uuid is not null and ($9::uuid is null or $10::int is null or exists (select from news))
    on conflict (account_id, course_id, video_id) do update set position_seconds = excluded.position_seconds
      where v.position_seconds <> excluded.position_seconds
  )
  insert into course_positions as p (account_id, course_id, lesson_id, video_id, position_seconds, updated_at)
  select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::int, $6::timestamptz
  where $9::uuid is null or $10::int is null or exists (select from news)
  on conflict (account_id, course_id) do update
    set lesson_id = excluded.lesson_id, video_id = excluded.video_id,
        position_seconds = excluded.position_seconds, updated_at = excluded.updated_at
    where (p.lesson_id, p.video_id, p.position_seconds)
      is distinct from (excluded.lesson_id, excluded.video_id, excluded.position_seconds)
    and (
      not exists (select from completions where account_id = $1 and kind = 'lesson' and subject_id = excluded.lesson_id)
      or exists (select from completions where account_id = $1 and kind = 'lesson' and subject_id = p.lesson_id)
    )`;

/** A member's position in a course: stored by lesson and video id, named by indexes in the public API (product rule 5.1). */
@Injectable()
export class CourseProgressService {
  constructor(
    private readonly entry: CourseEntryService,
    private readonly queries: LearningQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the saved position in the current outline; the beginning if there is none or the lesson is not open to the
   * member.
   */
  async read(me: SignedIn, courseId: string): Promise<CourseProgressResponse> {
    const { view } = await this.entry.enter(me, courseId);
    const [saved, videoPositions] = await Promise.all([
      this.queries.position(me.accountId, courseId),
      this.queries.videoPositions(me.accountId, courseId),
    ]);
    // The coach may have moved the lesson into a locked module, which the view leaves out.
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
   * Saves a position in two statements: a check that the member may work there, and the write. A late save from the
   * same device does not move the position, but its watch time counts. Neither does opening a completed lesson, while
   * the lesson the member left is not completed.
   */
  async save(me: SignedIn, courseId: string, save: SaveCourseProgressRequest): Promise<void> {
    const entered = await this.entry.enterAt(me, courseId, save);
    await this.keep(me.accountId, courseId, { ...save, ...entered });
  }

  /** Saves in one statement, because every open player saves every few seconds. */
  async keep(accountId: string, courseId: string, position: PositionToKeep): Promise<void> {
    await this.database.query(KEEP, [
      accountId,
      courseId,
      position.lessonId,
      position.videoId ?? null,
      position.videoTimestamp,
      this.clock.now(),
      position.viewingId ?? null,
      position.watchedSeconds ?? null,
      position.deviceId ?? null,
      position.sequence ?? null,
      position.newlyOpened,
    ]);
  }
}
