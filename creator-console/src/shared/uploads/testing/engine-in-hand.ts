import type { MediaAsset } from '../kind-of';
import type { EngineListener, UploadRequest } from '../upload-engine';
import type { UploadItem } from '../upload-item';

/** Replaces the upload engine in tests, which control each file's progress. */
export class EngineInHand {
  static last: EngineInHand;
  private files: UploadItem[] = [];
  readonly asked: string[] = [];

  static async open(listener: EngineListener): Promise<EngineInHand> {
    EngineInHand.last = new EngineInHand(listener);
    return EngineInHand.last;
  }

  private constructor(private readonly listener: EngineListener) {}

  readonly items = (): UploadItem[] => this.files;

  add({ file: { name, size }, purpose }: UploadRequest): string {
    this.files = [...this.files, { id: name, purpose, name, size, sent: 0, state: 'sending' }];
    this.listener.onChange();
    return name;
  }

  readonly pause = (id: string): void => this.ask('pause', id);
  readonly resume = (id: string): void => this.ask('resume', id);
  readonly retry = (id: string): void => this.ask('retry', id);

  cancel(id: string): void {
    this.ask('cancel', id);
    this.remove(id);
  }

  provide(id: string, file: File): boolean {
    this.ask('provide', id);
    return file.name === id;
  }

  show(id: string, changes: Partial<UploadItem>): void {
    this.files = this.files.map((file) => (file.id === id ? { ...file, ...changes } : file));
    this.listener.onChange();
  }

  fail(id: string, why: string): void {
    this.show(id, { state: 'failed', why });
    this.listener.onFailed(id, id, why);
  }

  store(id: string, storageUrl: string): void {
    this.remove(id);
    this.listener.onStored(id, storageUrl);
  }

  register(id: string, asset: MediaAsset): void {
    this.remove(id);
    this.listener.onRegistered(id, asset, null);
  }

  private remove(id: string): void {
    this.files = this.files.filter((file) => file.id !== id);
    this.listener.onChange();
  }

  private ask(what: string, id: string): void {
    this.asked.push(`${what} ${id}`);
  }
}
