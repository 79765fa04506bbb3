import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { CompletionKind } from '../completion.entity.js';

/** Ids of what a member finished in a course, by kind. */
export type Finished = Record<CompletionKind, ReadonlySet<string>>;

export interface SavedPosition {
  lessonId: string;
  videoId: string | null;
  positionSeconds: number;
  updatedAt: Date;
}

interface VideoPosition {
  videoId: string;
  videoTimestamp: number;
}

@Injectable()
export class LearningQueries {
  constructor(private readonly database: Database) {}

  async finished(accountId: string, courseId: string): Promise<Finished> {
    const rows = await this.database.query<{ kind: CompletionKind; subjectId: string }>(
      'select kind, subject_id as "subjectId" from completions where account_id = $1 and course_id = $2',
      [accountId, courseId],
    );
    const of = (kind: CompletionKind) =>
      new Set(rows.filter((row) => row.kind === kind).map((row) => row.subjectId));
    return { video: of('video'), lesson: of('lesson'), module: of('module'), course: of('course') };
  }

  /** The modules of a course that have been open to a member. */
  async opened(accountId: string, courseId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ moduleId: string }>(
      'select module_id as "moduleId" from module_openings where account_id = $1 and course_id = $2',
      [accountId, courseId],
    );
    return new Set(rows.map(({ moduleId }) => moduleId));
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
