import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { MAX_ROWS } from '../../platform/http/list-query.js';
import type { StudentNoteResponse } from './student-notes.dto.js';

const SELECT = `
  select n.id, n.student_id as "studentId", n.note, n.is_pinned as "isPinned", a.name as author, n.version,
         n.created_at as "createdAt", n.updated_at as "updatedAt"
  from student_notes n left join account_names a on a.id = n.author_id`;

@Injectable()
export class StudentNotesQueries {
  constructor(private readonly database: Database) {}

  /** Lists pinned notes first, then the newest. */
  async ofStudent(studentId: string): Promise<StudentNoteResponse[]> {
    if (!(await this.database.one('select from members where id = $1', [studentId])))
      throw notFound('Student');
    return this.database.query<StudentNoteResponse>(
      `${SELECT} where n.student_id = $1 order by n.is_pinned desc, n.created_at desc, n.id desc limit ${MAX_ROWS}`,
      [studentId],
    );
  }

  async one(tx: Tx, id: string): Promise<StudentNoteResponse> {
    const note = await tx.one<StudentNoteResponse>(`${SELECT} where n.id = $1`, [id]);
    if (!note) throw notFound('Note');
    return note;
  }
}
