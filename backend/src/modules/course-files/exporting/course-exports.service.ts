import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Storage } from '../../../platform/storage/index.js';
import { AuditService } from '../../audit/index.js';
import type { Edition } from '../../courses/index.js';
import { MediaLibraryService } from '../../media/index.js';
import { objectKeyOf } from '../course-file.dto.js';
import type { CourseExportDownloadResponse, CourseExportResponse } from '../course-files.dto.js';
import type { CourseExportStatus } from '../states.js';
import { KEPT_FOR, WRITE_COURSE_EXPORT } from './write-course-export.job.js';

/** Lifetime of the download URL: long enough to start the download. */
const LINK_SECONDS = 5 * 60;

/** Age at which an unfinished export counts as failed, because its job has died. */
const GIVEN_UP_AFTER = hours(12);

type Row = Omit<CourseExportResponse, 'state' | 'fileSize'> & {
  state: CourseExportStatus;
  fileSize: string | null;
};

const NOTHING: CourseExportResponse = {
  state: 'none',
  edition: null,
  progressPercent: 0,
  requestedAt: null,
  readyAt: null,
  expiresAt: null,
  fileSize: null,
  leftOut: [],
};

@Injectable()
export class CourseExportsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly storage: Storage,
    private readonly library: MediaLibraryService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the latest export, unless it has expired. */
  async state(courseId: string): Promise<CourseExportResponse> {
    await this.titleOf(courseId);
    const row = await this.database.one<Row>(
      `select status as state, edition, percent as "progressPercent", size as "fileSize", left_out as "leftOut",
              requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt"
       from course_exports where course_id = $1 and (expires_at is null or expires_at > $2)
       order by requested_at desc, id desc limit 1`,
      [courseId, this.clock.now()],
    );
    return row ? { ...row, fileSize: row.fileSize === null ? null : Number(row.fileSize) } : NOTHING;
  }

  /** Requests an export. Of several simultaneous requests, one starts it. */
  async prepare(accountId: string, courseId: string, edition: Edition): Promise<CourseExportResponse> {
    await this.titleOf(courseId);
    await this.database.transaction(async (tx) => {
      const exportId = newId();
      const begun = await tx.one<{ id: string }>(
        `insert into course_exports (id, course_id, edition, requested_at) values ($1, $2, $3, $4)
         on conflict (course_id) where status = 'preparing' do nothing returning id`,
        [exportId, courseId, edition, this.clock.now()],
      );
      if (!begun) return;
      await this.queue.add(tx, { job: WRITE_COURSE_EXPORT, payload: { exportId } });
      const subject = { type: 'product', id: courseId } as const;
      await this.audit.record(tx, { by: accountId, action: 'product.exported', subject });
    });
    return this.state(courseId);
  }

  async download(courseId: string): Promise<CourseExportDownloadResponse> {
    const title = await this.titleOf(courseId);
    const row = await this.database.one<{ id: string; readyAt: Date }>(
      `select id, ready_at as "readyAt" from course_exports
       where course_id = $1 and status = 'ready' and expires_at > $2 order by ready_at desc, id desc limit 1`,
      [courseId, this.clock.now()],
    );
    if (!row) throw notFound('File');
    const fileName = `${slugOf(title)}-${row.readyAt.toISOString().slice(0, 10)}.zip`;
    const url = await this.storage.signedUrl(objectKeyOf(row.id), {
      expiresInSeconds: LINK_SECONDS,
      downloadName: fileName,
      contentType: 'application/zip',
    });
    return { url, fileName };
  }

  /** Deletes expired exports with their files, and those of deleted courses. */
  @Every(hours(1), 'course-files.sweep-exports')
  async forgetExpired(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.query(
        `update course_exports set status = 'failed' where status = 'preparing' and requested_at < $1`,
        [later(now, -GIVEN_UP_AFTER)],
      );
      const expired = await tx.query<{ id: string }>(
        `delete from course_exports
         where expires_at <= $1 or (status = 'failed' and requested_at <= $2)
           or not exists (select from course_facts c where c.id = course_id) returning id`,
        [now, later(now, -KEPT_FOR)],
      );
      for (const { id } of expired) await this.library.discard(tx, objectKeyOf(id));
    });
  }

  private async titleOf(courseId: string): Promise<string> {
    const course = await this.database.one<{ title: string }>(
      'select p.title from course_facts c join product_facts p on p.id = c.id where c.id = $1 and not p.is_removed',
      [courseId],
    );
    if (!course) throw notFound('Course');
    return course.title;
  }
}

/** Title as the beginning of a file name. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'course';
