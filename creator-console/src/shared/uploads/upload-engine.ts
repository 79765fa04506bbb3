import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy, { type UppyFile } from '@uppy/core';
import GoldenRetriever, { MetaDataStore } from '@uppy/golden-retriever';
import { kindOf, type MediaAsset, type MediaKind, mimeTypeOf } from './kind-of';
import { hasStatus, serverMessage } from '../../providers/refusal';
import { retrying } from './retry';
import * as calls from './uploads.api';
import { texts } from './texts';
import { itemOf, type UploadItem } from './upload-item';
import {
  isForField,
  type UploadPurpose,
  KEPT_FILE_BYTES,
  KEPT_IN_ALL_BYTES,
  KEPT_MS,
  MULTIPART_ABOVE_BYTES,
  REQUESTS_AT_ONCE,
  RETRY_AFTER_MS,
} from './upload-purpose';

const PREFIX = 'sanctum-uploads-';

/**
 * Returns the name under which this tab stores its uploads. Two open tabs never share one, so neither sends what the
 * other is sending; a tab opened later resumes the uploads of a closed one.
 */
export async function claimTabSlot(): Promise<string> {
  // Locks need https; without them, a single tab is assumed.
  if (!('locks' in navigator)) return `${PREFIX}0`;
  for (let number = 0; ; number++) {
    const name = `${PREFIX}${number}`;
    if (await hold(name)) return name;
  }
}

/** Holds the lock until the tab is closed. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<never>(() => undefined);
      })
      .catch(reject);
  });

/** Widget that waits for the file. */
export interface Target {
  lessonId: string;
  pageId: string;
  widgetId: string;
}

export interface UploadRequest {
  file: File;
  purpose: UploadPurpose;
  target: Target | null;
}

/** Stored with the file, so that it survives a reload. */
interface Meta extends Record<string, unknown> {
  purpose: UploadPurpose;
  kind: MediaKind;
  lastModified: number;
  target: Target | null;
}

type Sent = UppyFile<Meta, AwsBody> & { s3Multipart?: { uploadId?: string; key?: string } };

export interface EngineListener {
  onChange: () => void;
  /** Called when a file has been added to the media library. */
  onRegistered: (id: string, asset: MediaAsset, target: Target | null) => void;
  /** Called when a file for a form field has been uploaded to the storage. */
  onStored: (id: string, storageUrl: string) => void;
  onFailed: (id: string, name: string, why: string) => void;
}

/** Max attempts to get a new URL for one that expired during a long break. */
const SIGNING_TRIES = 3;
const EXPIRED = 'Request has expired';

const nothing = () => undefined;
/** Failures are shown in the upload tray, so Uppy needn't log a refused file as an error. */
const SILENT = { debug: nothing, warn: nothing, error: nothing };

/**
 * Manages all uploads of the console, many at once. Uppy sends them, and Golden Retriever keeps files for the media
 * library across a reload. During a lost connection, uploads wait.
 */
export class UploadEngine {
  /** Uploads started since this page was opened. */
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly signedAnew = new Map<string, number>();
  private away = 0;

  static async open(listener: EngineListener): Promise<UploadEngine> {
    const engine = new UploadEngine(await claimTabSlot(), listener);
    await engine.restore();
    return engine;
  }

  private readonly uppy: Uppy<Meta, AwsBody>;

  private constructor(
    private readonly slot: string,
    private readonly listener: EngineListener,
  ) {
    this.uppy = new Uppy<Meta, AwsBody>({ id: slot, logger: SILENT });
    this.uppy.use(AwsS3<Meta, AwsBody>, {
      limit: REQUESTS_AT_ONCE,
      retryDelays: [...RETRY_AFTER_MS],
      shouldUseMultipart: ({ size }) => (size ?? 0) > MULTIPART_ABOVE_BYTES,
      getUploadParameters: (file, { signal }) => this.ticketFor(file, signal),
      // Uppy passes the signal here too, although its types don't say so.
      createMultipartUpload: (file: UppyFile<Meta, AwsBody>, signal?: AbortSignal) =>
        this.retrying(() => calls.beginParts(file.meta.purpose, about(file), signal), signal),
      listParts: (_, { uploadId = '', key, signal }) =>
        this.retrying(() => calls.partsThere({ uploadId, key }, signal), signal),
      signPart: (_, { uploadId, key, partNumber, signal }) =>
        this.retrying(() => calls.placeForPart({ uploadId, key }, partNumber, signal), signal),
      completeMultipartUpload: (_, { uploadId, key, parts, signal }) => {
        const named = parts.map(({ ETag = '', PartNumber = 0 }) => ({ ETag, PartNumber }));
        return this.retrying(() => calls.joinParts({ uploadId, key }, named, signal), signal);
      },
      abortMultipartUpload: (_, { uploadId = '', key }) => calls.giveUpParts({ uploadId, key }),
      uploadPartBytes: (part) => this.retrying(() => AwsS3.uploadPartBytes(part), part.signal),
    });
    this.uppy.addPostProcessor(async (ids) => {
      await Promise.all(ids.map((id) => this.handOver(id)));
    });
    this.uppy.on('state-update', listener.onChange);
    this.uppy.on('upload-error', (file, error) => file && this.failed(file.id, error));
    addEventListener('online', listener.onChange);
    addEventListener('offline', listener.onChange);
  }

  items(): UploadItem[] {
    const isAway = this.away > 0 || !navigator.onLine;
    return this.uppy.getFiles().map((file) => itemOf(file, isAway));
  }

  /** Adds a file; the same file for the library again is the same upload. */
  add({ file, purpose, target }: UploadRequest): string {
    const known = isForField(purpose) ? undefined : this.uppy.getFiles().find((one) => isSame(one, file));
    if (known) {
      if (known.isGhost) this.provide(known.id, file);
      else if (known.error) this.retry(known.id);
      return known.id;
    }
    const meta = { purpose, kind: kindOf(file), lastModified: file.lastModified, target };
    // Uppy identifies files by name and path, but two fields may send the same file.
    const own = isForField(purpose) && { relativePath: crypto.randomUUID() };
    const id = this.uppy.addFile({
      name: file.name,
      type: mimeTypeOf(file),
      data: file,
      meta: { ...meta, ...own },
    });
    this.start(id);
    return id;
  }

  /** Provides the file of an upload that the browser did not keep. Returns false if it is a different file. */
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

  /** Cancels an upload and deletes the parts already sent. */
  cancel(id: string): void {
    const file: Sent | undefined = this.uppy.getFile(id);
    const { uploadId, key } = file?.s3Multipart ?? {};
    // Uppy aborts what it is sending. It doesn't know an upload that hasn't resumed since a reload, so its parts are
    // deleted here.
    const isForgotten = uploadId && key && !this.running.has(id) && !file?.progress.uploadComplete;
    this.uppy.removeFile(id);
    if (isForgotten) calls.giveUpParts({ uploadId, key }).catch(() => undefined);
  }

  /** Resumes an upload with the parts already sent, including those from before a reload. */
  private start(id: string): void {
    // Failures are reported by an event.
    const run = this.uppy.retryUpload(id).catch(() => undefined);
    this.running.set(id, run);
    void run.then(() => this.running.get(id) === run && this.running.delete(id));
  }

  private async restore(): Promise<void> {
    const stored = new MetaDataStore({ storeName: this.slot, expires: KEPT_MS }).load();
    // The plugin passes these to its store; its types list only two of them.
    const limits = { maxFileSize: KEPT_FILE_BYTES, maxTotalSize: KEPT_IN_ALL_BYTES };
    const restored = new Promise<void>((resolve) => {
      this.uppy.once('restored', () => resolve());
      if (!stored) resolve();
    });
    this.uppy.use(GoldenRetriever, { expires: KEPT_MS, indexedDB: limits as { name?: string } });
    await restored;
    // Each file is its own upload here, so Uppy's upload groups are no longer needed.
    this.uppy.setState({ recoveredState: null, currentUploads: {} });
    for (const { id, error, isGhost, isPaused, progress, meta } of this.uppy.getFiles()) {
      // The form of this field is gone.
      if (isForField(meta.purpose) || (progress.complete && !error)) this.uppy.removeFile(id);
      else if (!error && !isGhost && !isPaused) this.start(id);
    }
  }

  /**
   * Requests an upload ticket. For a form field there are no automatic retries: the field shows the failure and
   * offers a retry.
   */
  private ticketFor(file: Sent, signal: AbortSignal | undefined) {
    const { purpose } = file.meta;
    const ask = () => calls.ticketFor(purpose, about(file), signal);
    return isForField(purpose) ? ask() : this.retrying(ask, signal);
  }

  private async handOver(id: string): Promise<void> {
    const file = this.uppy.getFile(id);
    if (!file?.progress.uploadComplete || !file.uploadURL) return;
    const { uploadURL, meta } = file;
    if (isForField(meta.purpose)) {
      this.uppy.removeFile(id);
      this.listener.onStored(id, uploadURL);
      return;
    }
    try {
      const asset = await this.retrying(() => calls.register(about(file), meta.kind, uploadURL));
      // The upload may have been canceled in the meantime; the file is in the library anyway.
      if (this.uppy.getFile(id)) this.uppy.removeFile(id);
      this.listener.onRegistered(id, asset, meta.target);
    } catch (error) {
      this.fail(id, error);
    }
  }

  private failed(id: string, error: unknown): void {
    const times = this.signedAnew.get(id) ?? 0;
    const isExpired = error instanceof Error && error.message === EXPIRED;
    const isGone = hasStatus(error, 404);
    if ((isExpired || isGone) && times < SIGNING_TRIES) {
      this.signedAnew.set(id, times + 1);
      if (isGone) this.uppy.setFileState(id, { s3Multipart: undefined } as Partial<Sent>);
      // Waits until Uppy has ended this attempt.
      setTimeout(() => this.uppy.getFile(id) && this.start(id));
      return;
    }
    this.fail(id, error);
  }

  private fail(id: string, refusal: unknown): void {
    const file = this.uppy.getFile(id);
    if (!file) return;
    const error = serverMessage(refusal, '') || texts.failedText;
    if (isForField(file.meta.purpose)) this.uppy.removeFile(id);
    else this.uppy.setFileState(id, { error });
    this.listener.onFailed(id, file.name, error);
  }

  private retrying<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return retrying(work, {
      signal,
      onWaiting: (isWaiting) => {
        this.away += isWaiting ? 1 : -1;
        this.listener.onChange();
      },
    });
  }
}

const about = ({ name, type, size }: Sent) => ({ fileName: name, mimeType: type, fileSize: size ?? 0 });

const isSame = ({ name, size, meta }: Sent, file: File): boolean =>
  !isForField(meta.purpose) &&
  name === file.name &&
  size === file.size &&
  meta.lastModified === file.lastModified;
