import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError, notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import { StudentNote } from './student-note.entity.js';
import type {
  AddStudentNoteRequest,
  EditStudentNoteRequest,
  StudentNoteResponse,
} from './student-notes.dto.js';
import { StudentNotesQueries } from './student-notes.queries.js';

/**
 * Manages the coach's notes about students. The audit log records that a note was written, changed or deleted, never
 * its text.
 */
@Injectable()
export class StudentNotesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queries: StudentNotesQueries,
    private readonly audit: AuditService,
  ) {}

  /** Adds a note. Repeating the same client-made id returns the existing note. */
  add(
    authorId: string,
    { id = newId(), studentId, note }: AddStudentNoteRequest,
  ): Promise<StudentNoteResponse> {
    return this.database.transaction(async (tx) => {
      const added = await tx.query(
        `insert into student_notes (id, student_id, author_id, note, created_at, updated_at)
         select $1, m.id, $3, $4, $5, $5 from members m where m.id = $2 on conflict (id) do nothing returning id`,
        [id, studentId, authorId, note, this.clock.now()],
      );
      if (added.length > 0) await this.record(tx, authorId, 'student_note.added', studentId);
      const written = await tx.findOneBy(StudentNote, { id, studentId });
      if (!written) throw notFound('Student');
      return this.queries.one(tx, id);
    });
  }

  /** Edits a note. With `expectedVersion`, newer edits are not overwritten: 412 with the current note. */
  edit(
    by: string,
    id: string,
    { note, isPinned }: EditStudentNoteRequest,
    expectedVersion?: number,
  ): Promise<StudentNoteResponse> {
    return this.database.transaction(async (tx) => {
      const present = await locked(tx, id);
      if (expectedVersion !== undefined && expectedVersion !== present.version) {
        throw new DomainError(
          'stale_edit',
          'This note was changed somewhere else. Reload to see the latest version.',
          {
            current: await this.queries.one(tx, id),
          },
        );
      }
      const isReworded = note !== undefined && note !== present.note;
      if (isReworded || (isPinned !== undefined && isPinned !== present.isPinned)) {
        await tx.update(
          StudentNote,
          { id },
          {
            ...(isReworded && { note, updatedAt: this.clock.now() }),
            ...(isPinned !== undefined && { isPinned }),
            version: present.version + 1,
          },
        );
      }
      if (isReworded) await this.record(tx, by, 'student_note.updated', present.studentId);
      return this.queries.one(tx, id);
    });
  }

  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { studentId } = await locked(tx, id);
      await tx.delete(StudentNote, { id });
      await this.record(tx, by, 'student_note.deleted', studentId);
    });
  }

  private record(
    tx: Tx,
    by: string,
    action: 'student_note.added' | 'student_note.updated' | 'student_note.deleted',
    studentId: string,
  ): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'student', id: studentId } });
  }
}

async function locked(tx: Tx, id: string): Promise<StudentNote> {
  const note = await tx.findOne(StudentNote, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!note) throw notFound('Note');
  return note;
}
