import { Observable } from '../../shared/observable';

export type Saving = 'saved' | 'saving' | 'unfinished' | 'failed' | 'signedOut' | 'conflict';

/** Ordered by priority, lowest first. */
const BY_WEIGHT: readonly Saving[] = ['saved', 'saving', 'unfinished', 'failed', 'signedOut', 'conflict'];

/** Returns the most urgent of several save states. */
export const combinedSaving = (all: readonly Saving[]): Saving =>
  BY_WEIGHT[Math.max(0, ...all.map((saving) => BY_WEIGHT.indexOf(saving)))]!;

/** Something that sends changes to the server. */
interface Saver {
  subscribe(listener: () => void): () => void;
  getSnapshot(): { saving: Saving };
  settle(): Promise<boolean>;
}

/** All savers of the builder as one; saved only if all are. */
export class SaverGroup extends Observable {
  private readonly savers = new Map<Saver, () => void>();
  private readonly named = new Map<string, Saver>();

  /** Stays until removed, because changes of a page are still sent after it was left. */
  add<One extends Saver>(one: One): One {
    if (!this.savers.has(one))
      this.savers.set(
        one,
        one.subscribe(() => this.tell()),
      );
    this.tell();
    return one;
  }

  /** Replaces the saver with this name. */
  put(name: string, one: Saver): void {
    this.clear(name);
    this.named.set(name, one);
    this.add(one);
  }

  clear(name: string): void {
    const one = this.named.get(name);
    if (!one) return;
    this.named.delete(name);
    this.remove(one);
  }

  readonly getSnapshot = (): Saving =>
    combinedSaving([...this.savers.keys()].map((one) => one.getSnapshot().saving));

  async settle(): Promise<boolean> {
    const settled = await Promise.all([...this.savers.keys()].map((one) => one.settle()));
    return settled.every(Boolean);
  }

  private remove(one: Saver): void {
    this.savers.get(one)?.();
    this.savers.delete(one);
    this.tell();
  }
}
