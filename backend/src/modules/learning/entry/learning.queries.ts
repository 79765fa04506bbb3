import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CompletionKind, CoursePosition } from '../completion.entity.js';

/** Ids of a member's completions in a course, by kind. */
export type Finished = Record<CompletionKind, ReadonlySet<string>>;

/** Converts ids to sets; a kind without completions may be missing. */
export function finishedOf(ids: Partial<Record<CompletionKind, string[]>>): Finished {
  const of = (kind: CompletionKind) => new Set(ids[kind]);
  return {
    video: of('video'),
    task: of('task'),
    lesson: of('lesson'),
    module: of('module'),
    course: of('course'),
  };
}

type SavedPosition = Omit<CoursePosition, 'accountId' | 'courseId'>;

type VideoPosition = { videoId: string; videoTimestamp: number };

@Injectable()
export class LearningQueries {
  constructor(private readonly database: Database) {}

  async finished(accountId: string, courseId: string): Promise<Finished> {
    const rows = await this.database.query<{ kind: CompletionKind; ids: string[] }>(
      `select kind, array_agg(subject_id) as ids from completions
       where account_id = $1 and course_id = $2 group by kind`,
      [accountId, courseId],
    );
    return finishedOf(Object.fromEntries(rows.map(({ kind, ids }) => [kind, ids])));
  }

  position(accountId: string, courseId: string): Promise<SavedPosition | undefined> {
    return this.database.one<SavedPosition>(
      `select lesson_id as "lessonId", video_id as "videoId", position_seconds as "positionSeconds", updated_at as "updatedAt"
       from course_positions where account_id = $1 and course_id = $2`,
      [accountId, courseId],
    );
  }

  /** The second at which the member left each video of a course. */
  videoPositions(accountId: string, courseId: string): Promise<VideoPosition[]> {
    return this.database.query<VideoPosition>(
      `select video_id as "videoId", position_seconds as "videoTimestamp"
       from video_positions where account_id = $1 and course_id = $2 order by video_id`,
      [accountId, courseId],
    );
  }
}
