import type { MediaAsset } from './kind-of';
import { MOST_BYTES } from './limits';
import { texts } from './texts';
import type { Target, UploadEngine } from './upload-engine';
import type { UploadItem } from './upload-item';

export interface Arrival {
  asset: MediaAsset;
  target: Target | null;
}

/** True: has done what was to be done with the widget that waits for the file. */
type OnArrived = (arrival: Arrival) => boolean;

interface News {
  name: string;
  /** Empty: it has arrived. */
  failed?: string;
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
  private readonly waiting = new Map<string, (asset: MediaAsset) => void>();
  private publishing: ReturnType<typeof setTimeout> | undefined;
  private news: News[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly UploadItem[] => this.items;

  /** Goes on with what a reload broke off. */
  wake(): Promise<UploadEngine> {
    this.engine ??= this.open().catch((error: unknown) => {
      // Its code could not be fetched; it is asked for again when it is needed.
      this.engine = undefined;
      throw error;
    });
    return this.engine;
  }

  /** Asks, latest first, who knows the widget a file was dropped for. */
  onArrived(listener: OnArrived): () => void {
    this.arrivalListeners.unshift(listener);
    return () => this.arrivalListeners.splice(this.arrivalListeners.indexOf(listener), 1);
  }

  /** What has to be said, once. */
  takeNews(): News[] {
    const { news } = this;
    this.news = [];
    return news;
  }

  /** Gives its id; undefined when it has not even begun, which she has been told. */
  async add(file: File, target: Target | null = null): Promise<string | undefined> {
    const fault = faultOf(file);
    if (fault === undefined) {
      try {
        return (await this.wake()).add(file, target);
      } catch {
        // As when the network is away and Uppy has not been fetched yet.
      }
    }
    this.tellOfFailure(file.name, fault ?? texts.failedText);
    return undefined;
  }

  /** An upload that is cancelled never arrives. */
  async send(file: File): Promise<{ id: string; arrived: Promise<MediaAsset> } | undefined> {
    const id = await this.add(file);
    return id === undefined
      ? undefined
      : { id, arrived: new Promise((resolve) => this.waiting.set(id, resolve)) };
  }

  readonly pause = (id: string): void => this.tell((engine) => engine.pause(id));
  readonly resume = (id: string): void => this.tell((engine) => engine.resume(id));
  readonly retry = (id: string): void => this.tell((engine) => engine.retry(id));

  readonly cancel = (id: string): void => {
    this.waiting.delete(id);
    this.tell((engine) => engine.cancel(id));
  };

  /** False: this is not the file that was being sent. */
  async provide(id: string, file: File): Promise<boolean> {
    return (await this.wake()).provide(id, file);
  }

  readonly clearDone = (): void => {
    this.done = [];
    void this.publish();
  };

  private tell(act: (engine: UploadEngine) => void): void {
    void this.wake().then(act, () => undefined);
  }

  private async open(): Promise<UploadEngine> {
    const { UploadEngine } = await import('./upload-engine');
    return UploadEngine.open({
      onChange: () => this.publishSoon(),
      onArrived: (id, asset, target) => this.arrived(id, asset, target),
      onFailed: (name, why) => this.tellOfFailure(name, why),
    });
  }

  private tellOfFailure(name: string, failed: string): void {
    this.news.push({ name, failed });
    this.publishSoon();
  }

  private arrived(id: string, asset: MediaAsset, target: Target | null): void {
    const { fileName: name, fileSize: size } = asset;
    this.done = [...this.done, { id: `${asset.id} done`, name, size, sent: size, state: 'done' }];
    this.news.push({ name });
    this.waiting.get(id)?.(asset);
    this.waiting.delete(id);
    this.arrivalListeners.some((listener) => listener({ asset, target }));
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

function faultOf({ size }: File): string | undefined {
  if (size === 0) return texts.empty;
  return size > MOST_BYTES ? texts.tooLarge(size, MOST_BYTES) : undefined;
}
