import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, DomainError, notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { LessonPlace } from '../courses/index.js';
import type { AddLessonNoteRequest, EditLessonNoteRequest, LessonNoteResponse } from './notes.dto.js';

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const NOTE_MOMENTS = `${iso('created_at')} as "createdAt", ${iso('updated_at')} as "updatedAt"`;

const NOTE_COLUMNS = `id, lesson_id as "lessonId", video_id as "videoId", at_seconds as "atSeconds", text, version,
  ${NOTE_MOMENTS}`;

/** Max notes per lesson, more than anyone writes. */
const NOTES_PER_LESSON = 500;
/** Max earlier versions of a note, which saves itself every few words. */
const VERSIONS_KEPT = 100;

@Injectable()
export class NotesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The member's notes on a lesson, oldest first. */
  ofLesson(accountId: string, lessonId: string): Promise<LessonNoteResponse[]> {
    return this.database.query<LessonNoteResponse>(
      `select ${NOTE_COLUMNS} from lesson_notes where account_id = $1 and lesson_id = $2 order by created_at, id limit ${NOTES_PER_LESSON}`,
      [accountId, lessonId],
    );
  }

  /** Adds a note. Repeating the same client-made id returns the existing note. */
  async add(accountId: string, lesson: LessonPlace, note: AddLessonNoteRequest): Promise<LessonNoteResponse> {
    return this.database.transaction(async (tx) => {
      const id = note.id ?? newId();
      await tx.query(
        `insert into lesson_notes (id, account_id, lesson_id, lesson_title, course_id, course_title, video_id, at_seconds,
           text, version, created_at, updated_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $10
         where (select count(*) from lesson_notes where account_id = $2 and lesson_id = $3) < ${NOTES_PER_LESSON}
         on conflict (id) do nothing`,
        [
          id,
          accountId,
          lesson.id,
          lesson.title,
          lesson.courseId,
          lesson.courseTitle,
          note.videoId ?? null,
          note.atSeconds ?? null,
          note.text,
          this.clock.now(),
        ],
      );
      const mine = await this.read(tx, accountId, id);
      if (!mine) throw conflict('note_not_added', 'You’ve reached the limit of notes for this lesson');
      return mine;
    });
  }

  /**
   * Replaces text and position, and keeps the older text. 412 if `expectedVersion` is outdated; without it, the last
   * writer wins.
   */
  async edit(
    accountId: string,
    id: string,
    { text, videoId, atSeconds }: EditLessonNoteRequest,
    expectedVersion?: number,
  ): Promise<LessonNoteResponse> {
    return this.database.transaction(async (tx) => {
      const current = await this.read(tx, accountId, id, 'for update');
      if (!current) throw notFound('Note');
      if (expectedVersion !== undefined && expectedVersion !== current.version) {
        throw new DomainError(
          'stale_edit',
          'This note was changed somewhere else. Reload to see the latest version.',
          {
            current,
          },
        );
      }
      const moment =
        videoId === undefined ? [current.videoId, current.atSeconds] : [videoId, atSeconds ?? null];
      const isSameMoment = moment[0] === current.videoId && moment[1] === current.atSeconds;
      if (current.text === text && isSameMoment) return current;
      await tx.query(
        `insert into lesson_note_versions (note_id, version, text, saved_at)
         select id, version, text, updated_at from lesson_notes where id = $1`,
        [id],
      );
      await tx.query(
        `update lesson_notes
         set text = $2, video_id = $3, at_seconds = $4, version = version + 1, updated_at = $5 where id = $1`,
        [id, text, ...moment, this.clock.now()],
      );
      await tx.query('delete from lesson_note_versions where note_id = $1 and version <= $2', [
        id,
        current.version - VERSIONS_KEPT,
      ]);
      return (await this.read(tx, accountId, id))!;
    });
  }

  async remove(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await tx.changed('delete from lesson_notes where id = $1 and account_id = $2', [
        id,
        accountId,
      ]);
      if (removed === 0) throw notFound('Note');
    });
  }

  private async read(tx: Tx, accountId: string, id: string, lock = '') {
    const rows = await tx.query<LessonNoteResponse>(
      `select ${NOTE_COLUMNS} from lesson_notes where id = $1 and account_id = $2 ${lock}`,
      [id, accountId],
    );
    return rows[0];
  }
}
