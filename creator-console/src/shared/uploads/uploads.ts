import type { MediaAsset } from './kind-of';
import { texts } from './texts';
import type { Target, UploadEngine, UploadRequest } from './upload-engine';
import type { UploadItem } from './upload-item';
import { type FieldPurpose, faultOf, maxBytesFor, type UploadPurpose } from './upload-purpose';

export interface Arrival {
  asset: MediaAsset;
  target: Target | null;
}

/** True: it has done what was to be done with the widget that waits for the file. */
type OnArrived = (arrival: Arrival) => boolean;

interface Notice {
  name: string;
  /** Missing: it has arrived. */
  failed?: string;
}

/** The code that waits for this one upload. */
interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** An upload under way. One that is cancelled never arrives. */
export interface SentFile<Result> {
  id: string;
  arrived: Promise<Result>;
}

/**
 * The uploads of this tab, whichever page shows: they live longer than any component. Uppy itself is fetched when it is
 * needed.
 */
class Uploads {
  private engine: Promise<UploadEngine> | undefined;
  private items: readonly UploadItem[] = [];
  private done: readonly UploadItem[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly arrivalListeners: OnArrived[] = [];
  private readonly waitingForAsset = new Map<string, Waiting<MediaAsset>>();
  private readonly waitingForUrl = new Map<string, Waiting<string>>();
  private publishing: ReturnType<typeof setTimeout> | undefined;
  private notices: Notice[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly UploadItem[] => this.items;

  /** Resumes the uploads that a reload interrupted. */
  wake(): Promise<UploadEngine> {
    this.engine ??= this.open().catch((error: unknown) => {
      // Its code could not be fetched; it is asked for again when it is needed.
      this.engine = undefined;
      throw error;
    });
    return this.engine;
  }

  /** Asks the listeners, latest first, which of them has the widget a file was dropped for. */
  onArrived(listener: OnArrived): () => void {
    this.arrivalListeners.unshift(listener);
    return () => this.arrivalListeners.splice(this.arrivalListeners.indexOf(listener), 1);
  }

  /** What has to be said, once. */
  takeNotices(): Notice[] {
    const { notices } = this;
    this.notices = [];
    return notices;
  }

  /** Into the media library. Gives its id; undefined when it has not even begun, which the coach has been told. */
  async add(file: File, target: Target | null = null): Promise<string | undefined> {
    const fault = faultText(file, 'media');
    if (fault === undefined) {
      try {
        return await this.begin({ file, purpose: 'media', target });
      } catch {
        // As when the network is away and Uppy has not been fetched yet.
      }
    }
    this.addNotice({ name: file.name, failed: fault ?? texts.failedText });
    return undefined;
  }

  /** Into the media library, for somebody who waits for it. */
  async sendToLibrary(file: File): Promise<SentFile<MediaAsset> | undefined> {
    const id = await this.add(file);
    return id === undefined ? undefined : { id, arrived: waitFor(this.waitingForAsset, id) };
  }

  /** For a field of a form, which shows it itself: not in the tray, and not gone on with after a reload. */
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

  /** False: this is not the file that was being sent. */
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

  /** In the library's tray it can be tried again; a field hears of it and offers that itself. */
  private failed(id: string, name: string, why: string): void {
    const field = take(this.waitingForUrl, id);
    if (field) field.reject(new Error(why));
    else this.addNotice({ name, failed: why });
  }

  private addNotice(notice: Notice): void {
    this.notices.push(notice);
    this.publishSoon();
  }

  /** Six parts tell of every few bytes; nobody reads faster than this. */
  private publishSoon(): void {
    this.publishing ??= setTimeout(() => void this.publish(), 100);
  }

  private async publish(): Promise<void> {
    this.publishing = undefined;
    const engine = await this.wake().catch(() => undefined);
    this.items = [...(engine?.items() ?? []), ...this.done];
    for (const listener of this.listeners) listener();
  }
}

export const uploads = new Uploads();

/** What is wrong with a file, in words; undefined: nothing. */
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
