import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { isUnreachable, Storage } from '../../../platform/storage/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { ProductCopiesService } from '../../catalog/index.js';
import type { Edition } from '../../courses/index.js';
import { CaptionsService, type MediaAsset, MediaLibraryService } from '../../media/index.js';
import { CourseCopyService } from '../../widgets/index.js';
import { CONTENTS_NAME, objectKeyOf } from '../course-file.dto.js';
import type { CourseExportStatus } from '../states.js';
import { assetsOf, describeCourse, type LibraryFiles, type ZippedMedia } from './described-course.dto.js';

export const WRITE_COURSE_EXPORT = job('course-files.write-export', { exportId: z.string() });

/** Period in which a finished file can be downloaded. */
export const KEPT_FOR = days(7);

type Wanted = { id: string; courseId: string; edition: Edition; status: CourseExportStatus };

/** Writes the zip of one export. Running again after a crash writes the same file again. */
@Injectable()
export class WriteCourseExportJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly products: ProductCopiesService,
    private readonly courses: CourseCopyService,
    private readonly captions: CaptionsService,
    private readonly library: MediaLibraryService,
    private readonly log: Log,
  ) {}

  @Runs(WRITE_COURSE_EXPORT)
  async run({ exportId }: PayloadOf<typeof WRITE_COURSE_EXPORT>): Promise<void> {
    const wanted = await this.database.one<Wanted>(
      `select id, course_id as "courseId", edition, status from course_exports where id = $1`,
      [exportId],
    );
    // The export was deleted in the meantime: delete the file that an earlier run may have written.
    if (!wanted) return this.storage.delete(objectKeyOf(exportId));
    if (wanted.status !== 'preparing') return;
    try {
      await this.write(wanted);
    } catch (error) {
      // If storage is unreachable, the job is retried later.
      if (isUnreachable(error)) throw error;
      this.log.warn({ export: wanted.id, error }, 'course export failed');
      await this.database.query(
        `update course_exports set status = 'failed' where id = $1 and status = 'preparing'`,
        [wanted.id],
      );
    }
  }

  private async write({ id, courseId, edition }: Wanted): Promise<void> {
    const { course, files } = await this.read(courseId, edition);
    const { there, leftOut } = await this.withBytes(files);
    const { contents, zipped } = describeCourse(course, there);
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(`${JSON.stringify(contents, null, 2)}\n`), CONTENTS_NAME, {
      mtime: this.clock.now(),
    });
    this.addMedia(zip, id, zipped);
    zip.end();
    const stream = zip.outputStream as Readable;
    zip.on('error', (error) => stream.destroy(error as Error));
    const size = await this.storage.putStream(objectKeyOf(id), stream, { contentType: 'application/zip' });
    await this.finish(id, courseId, size, leftOut);
  }

  /** Reads the course and its media at one moment. */
  private read(courseId: string, edition: Edition) {
    return this.database.transaction(async (tx) => {
      const product = await this.products.read(tx, courseId);
      const course = { product, ...(await this.courses.read(tx, courseId, edition)) };
      const ids = assetsOf(course);
      const captions = await this.captions.ofVideos(tx, ids);
      const named = [...ids, ...captions.map(({ captionsAssetId }) => captionsAssetId)];
      return { course, files: { assets: await this.library.hold(tx, named), captions } };
    });
  }

  /** Separates the files whose bytes are gone, so that one of them does not keep the rest from being exported. */
  private async withBytes({ assets, captions }: LibraryFiles) {
    const leftOut: string[] = [];
    const found = new Map<string, MediaAsset>();
    for (const asset of assets.values()) {
      if (await this.storage.head(asset.objectKey)) found.set(asset.id, asset);
      else leftOut.push(asset.fileName);
    }
    return { there: { assets: found, captions }, leftOut };
  }

  /** Adds the files one after the other: each is opened when the one before is written. */
  private addMedia(zip: ZipFile, id: string, zipped: readonly ZippedMedia[]): void {
    const total = zipped.reduce((sum, { asset }) => sum + asset.fileSize, 0);
    let written = 0;
    for (const { file, asset } of zipped) {
      const options = { mtime: asset.createdAt, compress: false, size: asset.fileSize };
      zip.addReadStreamLazy(file, options, (give) => {
        const percent = Math.floor((99 * written) / Math.max(1, total));
        written += asset.fileSize;
        this.progress(id, percent)
          .then(() => this.storage.read(asset.objectKey))
          .then(
            ({ body }) => give(null, body),
            (error: unknown) => zip.emit('error', error),
          );
      });
    }
  }

  private async progress(id: string, percent: number): Promise<void> {
    await this.database.query('update course_exports set percent = $2 where id = $1', [id, percent]);
  }

  /** Finishes the export, which replaces earlier ones of the course. */
  private async finish(
    id: string,
    courseId: string,
    size: number,
    leftOut: readonly string[],
  ): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const finished = await tx.changed(
        `update course_exports
         set status = 'ready', percent = 100, size = $2, left_out = $3, ready_at = $4, expires_at = $5
         where id = $1 and status = 'preparing'`,
        [id, size, leftOut, now, later(now, KEPT_FOR)],
      );
      if (finished === 0) return this.library.discard(tx, objectKeyOf(id));
      const older = await tx.query<{ id: string }>(
        'delete from course_exports where course_id = $1 and id <> $2 returning id',
        [courseId, id],
      );
      for (const old of older) await this.library.discard(tx, objectKeyOf(old.id));
    });
  }
}
