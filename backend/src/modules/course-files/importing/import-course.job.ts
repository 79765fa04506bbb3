import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { isUnreachable, Storage } from '../../../platform/storage/index.js';
import { Log } from '../../../platform/telemetry/log.js';
import { NewProductsService } from '../../catalog/index.js';
import { toOutlineRows } from '../../courses/index.js';
import {
  CaptionsService,
  type CaptionLanguage,
  MediaLibraryService,
  type ReceivedUpload,
  UploadRefusal,
  UploadsService,
} from '../../media/index.js';
import { CourseCopyService } from '../../widgets/index.js';
import { CourseFileRefusal, type FileProblem } from '../file-problems.js';
import { type CheckedCourse, CourseCheckService, type UsedMedia } from './course-check.service.js';
import { type StoredZip, StoredZipService } from './stored-zip.service.js';

export const IMPORT_COURSE = job('course-files.import', { importId: z.string() });

type Wanted = { id: string; startedBy: string; objectKey: string };

/** Media of the file, by the id that stands for each. */
type Received = ReadonlyMap<string, ReceivedUpload>;

/**
 * Makes a draft course of a file. The media are stored first, as unclaimed uploads; one transaction then adds everything,
 * so a run that is killed leaves nothing but uploads that are swept.
 */
@Injectable()
export class ImportCourseJob {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly zips: StoredZipService,
    private readonly checks: CourseCheckService,
    private readonly uploads: UploadsService,
    private readonly library: MediaLibraryService,
    private readonly captions: CaptionsService,
    private readonly products: NewProductsService,
    private readonly courses: CourseCopyService,
    private readonly log: Log,
  ) {}

  @Runs(IMPORT_COURSE)
  async run({ importId }: PayloadOf<typeof IMPORT_COURSE>): Promise<void> {
    const wanted = await this.database.one<Wanted>(
      `select id, started_by as "startedBy", object_key as "objectKey" from course_imports
       where id = $1 and status = 'importing'`,
      [importId],
    );
    if (!wanted) return;
    try {
      await this.make(wanted);
    } catch (error) {
      // If storage is unreachable, the job is retried later.
      if (isUnreachable(error)) throw error;
      const problems = error instanceof CourseFileRefusal ? error.problems : [];
      if (problems.length === 0) this.log.warn({ import: importId, error }, 'course import failed');
      await this.database.transaction((tx) =>
        this.end(tx, wanted, { status: problems.length > 0 ? 'refused' : 'failed', problems }),
      );
    }
  }

  private async make(wanted: Wanted): Promise<void> {
    const stored = await this.storage.head(wanted.objectKey);
    if (!stored) throw new Error('the course file is gone');
    const zip = await this.zips.open(wanted.objectKey, stored.size);
    const course = await this.checks.check(zip);
    const received = await this.receive(wanted, zip, course);
    await this.database.exclusiveTransaction('courses', async (tx) => {
      const courseId = await this.add(tx, wanted.startedBy, course, received);
      await this.end(tx, wanted, { status: 'ready', courseId });
    });
  }

  /** Stores all media, or refuses the file with everything that is wrong in them. */
  private async receive(
    wanted: Wanted,
    zip: StoredZip,
    { media, widgets }: CheckedCourse,
  ): Promise<Received> {
    const received = new Map<string, ReceivedUpload>();
    const problems: FileProblem[] = [];
    const used = [...media.values()];
    const total = used.reduce((sum, { file }) => sum + (zip.sizeOf(file) ?? 0), 0);
    let done = 0;
    for (const entry of used) {
      const upload = await this.take(wanted.startedBy, zip, entry);
      if (typeof upload === 'string') problems.push({ place: entry.file, message: upload });
      else received.set(entry.id, upload);
      done += zip.sizeOf(entry.file) ?? 0;
      await this.database.query('update course_imports set percent = $2 where id = $1', [
        wanted.id,
        Math.floor((99 * done) / Math.max(1, total)),
      ]);
    }
    problems.push(...wrongKinds(received, { media, widgets }));
    if (problems.length > 0) throw new CourseFileRefusal(problems);
    return received;
  }

  /** Stores one file and examines it like an upload; returns what is wrong with it. */
  private async take(
    accountId: string,
    zip: StoredZip,
    { file, name, purpose }: UsedMedia,
  ): Promise<ReceivedUpload | string> {
    const body = await zip.stream(file);
    let isDamaged = false;
    body.once('error', (error) => {
      isDamaged = !isUnreachable(error);
    });
    try {
      return await this.uploads.take(accountId, purpose, { fileName: name, body });
    } catch (error) {
      if (isDamaged) return 'This file is damaged';
      if (error instanceof UploadRefusal) return error.message;
      throw error;
    }
  }

  private async add(
    tx: Tx,
    accountId: string,
    { file, media, widgets }: CheckedCourse,
    received: Received,
  ): Promise<string> {
    for (const upload of received.values()) await this.uploads.claim(tx, upload);
    const assetIds = new Map([...received].map(([id, { asset }]) => [id, asset.id]));
    const assetOf = (name: string): string => assetIds.get(media.get(name)!.id)!;
    const { thumbnail, previews, files, ...words } = file.product;
    const courseId = await this.products.add(
      tx,
      accountId,
      {
        ...words,
        type: 'course',
        priceCents: null,
        thumbnailAssetId: thumbnail === null ? null : assetOf(thumbnail),
        previewAssetIds: previews.map(assetOf),
        fileAssetIds: files.map(assetOf),
      },
      'product.imported',
    );
    const { rows, pages } = toOutlineRows(courseId, file.sections, assetOf);
    const placed = pages.flatMap(({ id: pageId, widgets: sent }) =>
      (widgets.get(sent) ?? []).map(({ type, settings }, orderIndex) => ({
        type,
        settings: withAssets(settings, assetIds),
        pageId,
        orderIndex,
      })),
    );
    await this.courses.fill(tx, courseId, { outline: rows, widgets: placed });
    await this.captions.add(
      tx,
      [...media.values()].flatMap(({ file: video, captions }) =>
        Object.entries(captions).map(([language, subtitles]) => ({
          videoId: assetOf(video),
          language: language as CaptionLanguage,
          captionsAssetId: assetOf(subtitles),
        })),
      ),
    );
    return courseId;
  }

  /** Ends the import once, and discards its file. */
  private async end(
    tx: Tx,
    { id, objectKey }: Wanted,
    { status, courseId = null, problems = [] }: Ending,
  ): Promise<void> {
    const ended = await tx.changed(
      `update course_imports set status = $2, course_id = $3, problems = $4,
              percent = case when $2 = 'ready' then 100 else percent end
       where id = $1 and status = 'importing'`,
      [id, status, courseId, JSON.stringify(problems)],
    );
    // Another run was faster: its course stays, and this transaction adds none.
    if (ended === 0) throw new Error('the import has ended already');
    await this.library.discard(tx, objectKey);
  }
}

interface Ending {
  status: 'ready' | 'refused' | 'failed';
  courseId?: string | null;
  problems?: readonly FileProblem[];
}

/** Replaces the ids that stood for media in the settings. */
const withAssets = (settings: object, assetIds: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [
      field,
      typeof value === 'string' ? (assetIds.get(value) ?? value) : (value as unknown),
    ]),
  );

/** Lists widgets and captions whose files have another kind than they need. */
function wrongKinds(
  received: Received,
  { media, widgets }: Pick<CheckedCourse, 'media' | 'widgets'>,
): FileProblem[] {
  const message = 'This file doesn’t exist or has a different type';
  const kindOf = (id: string | undefined) => received.get(id ?? '')?.asset.kind;
  const inWidgets = [...widgets.values()].flat().flatMap(({ place, kinds: named }) =>
    named.flatMap(({ path, assetId, kinds }) => {
      const kind = kindOf(assetId);
      return kind === undefined || kinds.includes(kind)
        ? []
        : [{ place: [place, ...path].join('.'), message }];
    }),
  );
  const inCaptions = [...media.values()].flatMap(({ id, file, captions }) => {
    const files = Object.values(captions);
    const isVideo = kindOf(id) === undefined || kindOf(id) === 'video';
    const areCaptions = files.every((name) => (kindOf(media.get(name)?.id) ?? 'captions') === 'captions');
    return files.length === 0 || (isVideo && areCaptions) ? [] : [{ place: file, message }];
  });
  return [...inWidgets, ...inCaptions];
}
