import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AccountsQueries, InvitationsService } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { StudentTagsService } from '../tags/student-tags.service.js';
import { checkStudent } from './imported-student.dto.js';
import { headingOf, type StudentRow } from './read-student-row.js';
import { readStudents, type StudentFile } from './read-students.js';
import type { ImportStudentsRequest, StudentImportResponse } from './student-import.dto.js';

const EXAMPLES = 10;

/** Creates students from a file. Existing students stay as they are, so importing a file twice does no harm. */
@Injectable()
export class StudentImportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly invitations: InvitationsService,
    private readonly tags: StudentTagsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns what the import would do, without writing. */
  async preview(csv: string): Promise<StudentImportResponse> {
    const file = this.read(csv);
    const emails = file.students.map(({ student }) => student.email);
    const taken = new Set(await this.accounts.taken(emails));
    return reportOf(
      file,
      file.students.filter(({ student }) => !taken.has(student.email)),
    );
  }

  /** Imports all new students or none. The unique address decides who is new, even between simultaneous imports. */
  import({ csv, isInvited: invite }: ImportStudentsRequest, by: string): Promise<StudentImportResponse> {
    const file = this.read(csv);
    return this.database.transaction(async (tx) => {
      const made = await this.invitations.add(
        tx,
        file.students.map(({ student }) => student),
      );
      const ids = new Map(made.map(({ id, email }) => [email, id]));
      const added = file.students.filter(({ student }) => ids.has(student.email));
      await this.tags.addAll(tx, new Map(added.map(({ student, tags }) => [ids.get(student.email)!, tags])));
      if (invite) for (const { id } of made) await this.invitations.mail(tx, id);
      if (made.length > 0) await this.record(tx, by, made.length);
      return reportOf(file, added);
    });
  }

  private read(csv: string): StudentFile {
    return readStudents(csv, { check: checkStudent, today: this.clock.now().toISOString().slice(0, 10) });
  }

  private async record(tx: Tx, by: string, count: number): Promise<void> {
    await this.audit.record(tx, { by, action: 'student.imported', subject: { type: 'student' }, count });
  }
}

function reportOf({ rows, columns, students, problems }: StudentFile, added: StudentRow[]) {
  const isNew = new Set(added);
  const column = headingOf(columns, 'email');
  const known = students
    .filter((student) => !isNew.has(student))
    .map(({ line }) => ({ line, column, problem: 'already_student' as const }));
  return {
    rows,
    added: added.length,
    columns: columns.map(({ heading, column: is }) => ({ heading, column: is ?? null })),
    problems: [...problems, ...known].toSorted((one, other) => one.line - other.line),
    examples: added
      .slice(0, EXAMPLES)
      .map(({ line, student: { name, email }, tags }) => ({ line, name, email, tags })),
  };
}
