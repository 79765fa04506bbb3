import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy, { type UppyFile } from '@uppy/core';
import GoldenRetriever, { MetaDataStore } from '@uppy/golden-retriever';
import { kindOf, type MediaAsset, type MediaKind, mimeTypeOf } from './kind-of';
import {
  KEPT_FILE_BYTES,
  KEPT_IN_ALL_BYTES,
  KEPT_MS,
  MULTIPART_ABOVE_BYTES,
  REQUESTS_AT_ONCE,
  RETRY_AFTER_MS,
} from './limits';
import { ownSlot } from './own-slot';
import { patiently } from './patience';
import * as calls from './upload-calls.api';
import { texts } from './texts';
import { itemOf, type UploadItem } from './upload-item';

/** The widget that waits for the file. */
export interface Target {
  lessonId: string;
  pageId: string;
  widgetId: string;
}

/** Kept with the file over a reload. */
interface Meta extends Record<string, unknown> {
  kind: MediaKind;
  lastModified: number;
  target: Target | null;
}

type Sent = UppyFile<Meta, AwsBody> & { s3Multipart?: { uploadId?: string; key?: string } };

interface Ears {
  onChange: () => void;
  onArrived: (id: string, asset: MediaAsset, target: Target | null) => void;
  onFailed: (name: string, why: string) => void;
}

/** A URL that was signed before a long break: another one is asked for so many times. */
const SIGNED_ANEW = 3;
const EXPIRED = 'Request has expired';

const nothing = () => undefined;
/** She is told in the tray; a refused file is no fault of the program. */
const SILENT = { debug: nothing, warn: nothing, error: nothing };

/** Many files on their way at once: Uppy sends, the retriever keeps, and a lost connection is waited for. */
export class UploadEngine {
  /** Since this page was opened. */
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly signedAnew = new Map<string, number>();
  private away = 0;

  static async open(ears: Ears): Promise<UploadEngine> {
    const engine = new UploadEngine(await ownSlot(), ears);
    await engine.restore();
    return engine;
  }

  private readonly uppy: Uppy<Meta, AwsBody>;

  private constructor(
    private readonly slot: string,
    private readonly ears: Ears,
  ) {
    this.uppy = new Uppy<Meta, AwsBody>({ id: slot, logger: SILENT });
    this.uppy.use(AwsS3<Meta, AwsBody>, {
      limit: REQUESTS_AT_ONCE,
      retryDelays: [...RETRY_AFTER_MS],
      shouldUseMultipart: ({ size }) => (size ?? 0) > MULTIPART_ABOVE_BYTES,
      getUploadParameters: (file, { signal }) =>
        this.patiently(() => calls.ticketFor(about(file), signal), signal),
      // Uppy hands the signal over here, too; its types do not say so.
      createMultipartUpload: (file: UppyFile<Meta, AwsBody>, signal?: AbortSignal) =>
        this.patiently(() => calls.beginParts(about(file), signal), signal),
      listParts: (_, { uploadId = '', key, signal }) =>
        this.patiently(() => calls.partsThere({ uploadId, key }, signal), signal),
      signPart: (_, { uploadId, key, partNumber, signal }) =>
        this.patiently(() => calls.placeForPart({ uploadId, key }, partNumber, signal), signal),
      completeMultipartUpload: (_, { uploadId, key, parts, signal }) => {
        const named = parts.map(({ ETag = '', PartNumber = 0 }) => ({ ETag, PartNumber }));
        return this.patiently(() => calls.joinParts({ uploadId, key }, named, signal), signal);
      },
      abortMultipartUpload: (_, { uploadId = '', key }) => calls.giveUpParts({ uploadId, key }),
      uploadPartBytes: (part) => this.patiently(() => AwsS3.uploadPartBytes(part), part.signal),
    });
    this.uppy.addPostProcessor(async (ids) => {
      await Promise.all(ids.map((id) => this.register(id)));
    });
    this.uppy.on('state-update', ears.onChange);
    this.uppy.on('upload-error', (file, error) => file && this.failed(file.id, error));
    addEventListener('online', ears.onChange);
    addEventListener('offline', ears.onChange);
  }

  items(): UploadItem[] {
    const isAway = this.away > 0 || !navigator.onLine;
    return this.uppy.getFiles().map((file) => itemOf(file, isAway));
  }

  /** The same file again is the same upload. */
  add(file: File, target: Target | null): string {
    const known = this.uppy.getFiles().find((one) => isSame(one, file));
    if (known) {
      if (known.isGhost) this.provide(known.id, file);
      else if (known.error) this.retry(known.id);
      return known.id;
    }
    const meta = { kind: kindOf(file), lastModified: file.lastModified, target };
    const id = this.uppy.addFile({ name: file.name, type: mimeTypeOf(file), data: file, meta });
    this.start(id);
    return id;
  }

  /** The file of an upload that the browser did not keep; false: another file. */
  provide(id: string, file: File): boolean {
    const waiting = this.uppy.getFile(id);
    if (!waiting || !isSame(waiting, file)) return false;
    this.uppy.setFileState(id, { data: file, isGhost: false, isPaused: false });
    this.start(id);
    return true;
  }

  pause(id: string): void {
    if (!this.uppy.getFile(id)?.isPaused) this.uppy.pauseResume(id);
  }

  resume(id: string): void {
    if (this.running.has(id)) this.uppy.pauseResume(id);
    else this.start(id);
  }

  retry(id: string): void {
    this.start(id);
  }

  /** What has been sent of it is deleted. */
  cancel(id: string): void {
    const file: Sent | undefined = this.uppy.getFile(id);
    const { uploadId, key } = file?.s3Multipart ?? {};
    // Uppy gives up what it is sending; what it has not begun again since a reload it does not know.
    const isForgotten = uploadId && key && !this.running.has(id) && !file?.progress.uploadComplete;
    this.uppy.removeFile(id);
    if (isForgotten) calls.giveUpParts({ uploadId, key }).catch(() => undefined);
  }

  /** Whatever there is of it, also from before a reload, is gone on with. */
  private start(id: string): void {
    // A failure is told by an event.
    const run = this.uppy.retryUpload(id).catch(() => undefined);
    this.running.set(id, run);
    void run.then(() => this.running.get(id) === run && this.running.delete(id));
  }

  private async restore(): Promise<void> {
    const kept = new MetaDataStore({ storeName: this.slot, expires: KEPT_MS }).load();
    // The plugin hands these on to its store; its types name only two of them.
    const limits = { maxFileSize: KEPT_FILE_BYTES, maxTotalSize: KEPT_IN_ALL_BYTES };
    const restored = new Promise<void>((resolve) => {
      this.uppy.once('restored', () => resolve());
      if (!kept) resolve();
    });
    this.uppy.use(GoldenRetriever, { expires: KEPT_MS, indexedDB: limits as { name?: string } });
    await restored;
    // Each file is an upload of its own here, so the groups they were sent in are of no use any more.
    this.uppy.setState({ recoveredState: null, currentUploads: {} });
    for (const { id, error, isGhost, isPaused, progress } of this.uppy.getFiles()) {
      if (progress.complete && !error) this.uppy.removeFile(id);
      else if (!error && !isGhost && !isPaused) this.start(id);
    }
  }

  private async register(id: string): Promise<void> {
    const file = this.uppy.getFile(id);
    if (!file?.progress.uploadComplete || !file.uploadURL) return;
    const { uploadURL, meta } = file;
    try {
      const asset = await this.patiently(() => calls.register(about(file), meta.kind, uploadURL));
      // It may have been cancelled meanwhile: then it is in the library all the same.
      if (this.uppy.getFile(id)) this.uppy.removeFile(id);
      this.ears.onArrived(id, asset, meta.target);
    } catch (error) {
      this.fail(id, calls.saidBy(error));
    }
  }

  private failed(id: string, error: unknown): void {
    const times = this.signedAnew.get(id) ?? 0;
    const isExpired = error instanceof Error && error.message === EXPIRED;
    if ((isExpired || calls.isGone(error)) && times < SIGNED_ANEW) {
      this.signedAnew.set(id, times + 1);
      if (calls.isGone(error)) this.forgetParts(id);
      // After Uppy has put this try aside.
      setTimeout(() => this.uppy.getFile(id) && this.start(id));
      return;
    }
    this.fail(id, calls.saidBy(error));
  }

  private forgetParts(id: string): void {
    this.uppy.setFileState(id, { s3Multipart: undefined } as Partial<Sent>);
  }

  private fail(id: string, why: string): void {
    const file = this.uppy.getFile(id);
    if (!file) return;
    const error = why || texts.failedText;
    this.uppy.setFileState(id, { error });
    this.ears.onFailed(file.name, error);
  }

  private patiently<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return patiently(work, {
      signal,
      onAway: (isAway) => {
        this.away += isAway ? 1 : -1;
        this.ears.onChange();
      },
    });
  }
}

const about = ({ name, type, size }: Sent) => ({ fileName: name, mimeType: type, size: size ?? 0 });

const isSame = ({ name, size, meta }: Sent, file: File): boolean =>
  name === file.name && size === file.size && meta.lastModified === file.lastModified;
