import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Language } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { fieldSentence } from '../../../platform/words/problem-words.js';
import { MediaLibraryService, UploadsService } from '../../media/index.js';
import type { CourseImportResponse } from '../course-files.dto.js';
import { CourseFileRefusal, type FileProblem } from '../file-problems.js';
import { CourseCheckService } from './course-check.service.js';
import { IMPORT_COURSE } from './import-course.job.js';
import { StoredZipService } from './stored-zip.service.js';

/** Age at which an unfinished import counts as failed, because its job has died. */
const GIVEN_UP_AFTER = hours(24);
const LISTED_FOR = days(7);

type Row = Omit<CourseImportResponse, 'problems'> & { problems: FileProblem[] };

const COLUMNS = `id, title, status as state, percent as "progressPercent", course_id as "courseId", problems,
  started_at as "startedAt"`;

@Injectable()
export class CourseImportsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly zips: StoredZipService,
    private readonly checks: CourseCheckService,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
  ) {}

  async list(language: Language): Promise<CourseImportResponse[]> {
    const rows = await this.database.query<Row>(
      `select ${COLUMNS} from course_imports where started_at > $1 order by started_at desc, id desc`,
      [later(this.clock.now(), -LISTED_FOR)],
    );
    return rows.map((row) => inWords(row, language));
  }

  /** Checks an uploaded file and starts its import. A refused upload is used up. */
  async start(accountId: string, storageUrl: string, language: Language): Promise<CourseImportResponse> {
    const upload = await this.uploads.courseFile(accountId, storageUrl);
    const { objectKey } = upload.ticket;
    const { file } = await this.zips
      .open(objectKey, upload.size)
      .then((zip) => this.checks.check(zip))
      .catch((error: unknown) => {
        if (error instanceof CourseFileRefusal) return this.uploads.refuse(upload.ticket, error);
        throw error;
      });
    return this.database.transaction(async (tx) => {
      await this.uploads.takeOver(tx, upload);
      const importId = newId();
      const row = await tx.only<Row>(
        `insert into course_imports (id, started_by, title, object_key, started_at) values ($1, $2, $3, $4, $5)
         returning ${COLUMNS}`,
        [importId, accountId, file.product.title, objectKey, this.clock.now()],
      );
      await this.queue.add(tx, { job: IMPORT_COURSE, payload: { importId } });
      return inWords(row, language);
    });
  }

  /** Deletes old imports; the courses stay. */
  @Every(hours(1), 'course-files.sweep-imports')
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const dead = await tx.query<{ objectKey: string }>(
        `update course_imports set status = 'failed' where status = 'importing' and started_at < $1
         returning object_key as "objectKey"`,
        [later(now, -GIVEN_UP_AFTER)],
      );
      for (const { objectKey } of dead) await this.library.discard(tx, objectKey);
      await tx.query(`delete from course_imports where status <> 'importing' and started_at <= $1`, [
        later(now, -LISTED_FOR),
      ]);
    });
  }
}

const inWords = ({ problems, ...row }: Row, language: Language): CourseImportResponse => ({
  ...row,
  problems: problems.map(({ place, message }) => ({
    place,
    message: fieldSentence(language, place, message),
  })),
});
