import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LessonNoteResponse } from './notes.dto.js';

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const NOTE_MOMENTS = `${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"`;

export const NOTE_COLUMNS = `id, lesson_id as "lessonId", video_id as "videoId", at_seconds as "atSeconds", text, version,
  ${NOTE_MOMENTS}`;

@Injectable()
export class NotesQueries {
  constructor(private readonly database: Database) {}

  /** The member's notes on a lesson, oldest first; at most 500. */
  ofLesson(accountId: string, lessonId: string): Promise<LessonNoteResponse[]> {
    return this.database.query<LessonNoteResponse>(
      `select ${NOTE_COLUMNS} from lesson_notes where account_id = $1 and lesson_id = $2 order by created_at, id limit 500`,
      [accountId, lessonId],
    );
  }
}
