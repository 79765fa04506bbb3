import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AccountsQueries, InvitationsService } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { BulkGrantsService, HandGrantsService } from '../../enrollments/index.js';
import { StudentTagsService } from '../tags/student-tags.service.js';
import { type CourseOfFile, productsOf, type WantedProduct } from './imported-courses.js';
import { checkStudent } from './imported-student.dto.js';
import { ImportedProductsQueries } from './imported-products.queries.js';
import type { StudentRow } from './read-student-row.js';
import { readStudents, type StudentFile } from './read-students.js';
import type {
  ImportStudentsRequest,
  PreviewImportRequest,
  StudentImportResponse,
} from './student-import.dto.js';
import { reportOf } from './student-import-report.js';

/**
 * Creates students from a file and gives them the products of their courses. Existing students stay as they are, so
 * importing a file twice does no harm.
 */
@Injectable()
export class StudentImportService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly invitations: InvitationsService,
    private readonly tags: StudentTagsService,
    private readonly audit: AuditService,
    private readonly products: ImportedProductsQueries,
    private readonly handGrants: HandGrantsService,
    private readonly bulkGrants: BulkGrantsService,
  ) {}

  /** Returns what the import would do, without writing. */
  async preview({ csv, courses = [] }: PreviewImportRequest): Promise<StudentImportResponse> {
    const file = await this.read(csv);
    const taken = new Set(await this.accounts.taken(file.students.map(({ student }) => student.email)));
    const added = file.students.filter(({ student }) => !taken.has(student.email));
    const wanted = wantedIn(file.students, courses);
    const missing = await this.products.missing(wanted);
    const given = missing.length + wanted.filter(({ email }) => !taken.has(email)).length;
    return reportOf(file, { added, chosen: courses, given, titled: await this.products.titled(file) });
  }

  /**
   * Creates all new students or none, and then gives the products in the background. The unique address decides who is
   * new, even between simultaneous imports.
   */
  async import(
    { csv, courses = [], isInvited: invite }: ImportStudentsRequest,
    by: string,
  ): Promise<StudentImportResponse> {
    const file = await this.read(csv);
    await this.handGrants.givable(courses.map(({ productId }) => productId));
    const titled = await this.products.titled(file);
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
      const missing = await this.products.missing(wantedIn(file.students, courses), tx);
      const bulkGrantId = missing.length > 0 ? await this.bulkGrants.start(tx, by, missing) : null;
      return reportOf(file, { added, chosen: courses, given: missing.length, titled, bulkGrantId });
    });
  }

  private read(csv: string): Promise<StudentFile> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return readStudents(csv, { check: checkStudent, today }, nextTurn);
  }

  private async record(tx: Tx, by: string, count: number): Promise<void> {
    await this.audit.record(tx, { by, action: 'student.imported', subject: { type: 'student' }, count });
  }
}

const wantedIn = (students: readonly StudentRow[], chosen: readonly CourseOfFile[]): WantedProduct[] =>
  students.flatMap((row) =>
    productsOf(row, chosen).map((productId) => ({ email: row.student.email, productId })),
  );
