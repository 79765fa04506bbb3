import { Observable } from '../observable';
import type { MediaAsset } from './kind-of';
import { texts } from './texts';
import type { Target, UploadEngine, UploadRequest } from './upload-engine';
import type { UploadItem } from './upload-item';
import { type FieldPurpose, faultOf, maxBytesFor, type UploadPurpose } from './upload-purpose';
import { useSyncExternalStore } from 'react';

export interface Arrival {
  asset: MediaAsset;
  target: Target | null;
}

/** Returns true if the listener handled the widget that waits for the file. */
type OnArrived = (arrival: Arrival) => boolean;

interface Notice {
  name: string;
  /** Reason for the failure; undefined if the upload succeeded. */
  failed?: string;
}

/** Promise callbacks of the code that waits for this upload. */
interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** An upload in progress. If canceled, `arrived` never settles. */
interface SentFile<Result> {
  id: string;
  arrived: Promise<Result>;
}

/** All uploads of this tab, on any page; they outlive every component. Uppy is loaded when needed. */
class Uploads extends Observable {
  private engine: Promise<UploadEngine> | undefined;
  private items: readonly UploadItem[] = [];
  private done: readonly UploadItem[] = [];
  private readonly arrivalListeners: OnArrived[] = [];
  private readonly waitingForAsset = new Map<string, Waiting<MediaAsset>>();
  private readonly waitingForUrl = new Map<string, Waiting<string>>();
  private publishing: ReturnType<typeof setTimeout> | undefined;
  private notices: Notice[] = [];

  readonly getSnapshot = (): readonly UploadItem[] => this.items;

  /** Resumes the uploads that a reload interrupted. */
  wake(): Promise<UploadEngine> {
    this.engine ??= this.open().catch((error: unknown) => {
      // The code could not be loaded; the next call retries.
      this.engine = undefined;
      throw error;
    });
    return this.engine;
  }

  /** Registers a listener. The latest is asked first whether it has the widget that a file was dropped on. */
  onArrived(listener: OnArrived): () => void {
    this.arrivalListeners.unshift(listener);
    return () => this.arrivalListeners.splice(this.arrivalListeners.indexOf(listener), 1);
  }

  /** Returns the pending notices and clears them. */
  takeNotices(): Notice[] {
    const { notices } = this;
    this.notices = [];
    return notices;
  }

  /** Uploads to the media library. Returns the upload's id; undefined if it could not start, which is shown to the coach. */
  async add(file: File, target: Target | null = null): Promise<string | undefined> {
    const fault = faultText(file, 'media');
    if (fault === undefined) {
      try {
        return await this.begin({ file, purpose: 'media', target });
      } catch {
        // Happens if the network is down and Uppy hasn't been loaded yet.
      }
    }
    this.addNotice({ name: file.name, failed: fault ?? texts.failedText });
    return undefined;
  }

  /** Uploads to the media library, with a promise for the stored file. */
  async sendToLibrary(file: File): Promise<SentFile<MediaAsset> | undefined> {
    const id = await this.add(file);
    return id === undefined ? undefined : { id, arrived: waitFor(this.waitingForAsset, id) };
  }

  /**
   * Uploads for a form field, which shows the progress itself. Such uploads are not in the tray and do not resume
   * after a reload.
   */
  async sendForField(file: File, purpose: FieldPurpose): Promise<SentFile<string>> {
    const id = await this.begin({ file, purpose, target: null });
    return { id, arrived: waitFor(this.waitingForUrl, id) };
  }

  readonly pause = (id: string): void => this.tellEngine((engine) => engine.pause(id));
  readonly resume = (id: string): void => this.tellEngine((engine) => engine.resume(id));
  readonly retry = (id: string): void => this.tellEngine((engine) => engine.retry(id));

  readonly cancel = (id: string): void => {
    this.waitingForAsset.delete(id);
    this.waitingForUrl.delete(id);
    this.tellEngine((engine) => engine.cancel(id));
  };

  /** Returns false if this is a different file than the one being sent. */
  async provide(id: string, file: File): Promise<boolean> {
    return (await this.wake()).provide(id, file);
  }

  readonly clearDone = (): void => {
    this.done = [];
    void this.publish();
  };

  private async begin(request: UploadRequest): Promise<string> {
    return (await this.wake()).add(request);
  }

  private tellEngine(act: (engine: UploadEngine) => void): void {
    void this.wake().then(act, () => undefined);
  }

  private async open(): Promise<UploadEngine> {
    const { UploadEngine } = await import('./upload-engine');
    return UploadEngine.open({
      onChange: () => this.publishSoon(),
      onRegistered: (id, asset, target) => this.registered(id, asset, target),
      onStored: (id, storageUrl) => take(this.waitingForUrl, id)?.resolve(storageUrl),
      onFailed: (id, name, why) => this.failed(id, name, why),
    });
  }

  private registered(id: string, asset: MediaAsset, target: Target | null): void {
    const { fileName: name, fileSize: size } = asset;
    const item = { id: `${asset.id} done`, purpose: 'media', name, size, sent: size, state: 'done' } as const;
    this.done = [...this.done, item];
    this.addNotice({ name });
    take(this.waitingForAsset, id)?.resolve(asset);
    this.arrivalListeners.some((listener) => listener({ asset, target }));
  }

  /** Failed library uploads can be retried in the tray; a form field is notified and offers the retry itself. */
  private failed(id: string, name: string, why: string): void {
    const field = take(this.waitingForUrl, id);
    if (field) field.reject(new Error(why));
    else this.addNotice({ name, failed: why });
  }

  private addNotice(notice: Notice): void {
    this.notices.push(notice);
    this.publishSoon();
  }

  /** Limits updates to one per 100 ms, because six parallel parts report every few bytes. */
  private publishSoon(): void {
    this.publishing ??= setTimeout(() => void this.publish(), 100);
  }

  private async publish(): Promise<void> {
    this.publishing = undefined;
    const engine = await this.wake().catch(() => undefined);
    this.items = [...(engine?.items() ?? []), ...this.done];
    this.tell();
  }
}

export const uploads = new Uploads();

/** Returns the error of a file as text; undefined if there is none. */
export function faultText(file: File, purpose: UploadPurpose): string | undefined {
  const fault = faultOf(file, purpose);
  return fault === 'tooLarge' ? texts.tooLarge(file.size, maxBytesFor(purpose)) : fault && texts[fault];
}

const waitFor = <Result>(waiting: Map<string, Waiting<Result>>, id: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });

function take<Result>(waiting: Map<string, Waiting<Result>>, id: string): Waiting<Result> | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  return found;
}

export const useUploads = (): readonly UploadItem[] =>
  useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
