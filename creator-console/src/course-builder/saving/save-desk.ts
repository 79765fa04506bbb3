import { altogether, type Saving } from './saving';

export interface Saves {
  subscribe(listener: () => void): () => void;
  getSnapshot(): { saving: Saving };
  settle(): Promise<boolean>;
}

/** Everything of the builder that is on its way to the server, as one honest state. */
export class SaveDesk {
  private readonly saves = new Map<Saves, () => void>();
  private readonly named = new Map<string, Saves>();
  private readonly listeners = new Set<() => void>();

  /** Stays until it is removed: what was changed on a page is sent after the page was left, too. */
  add<One extends Saves>(one: One): One {
    if (!this.saves.has(one)) this.saves.set(one, one.subscribe(this.publish));
    this.publish();
    return one;
  }

  /** In place of what had this name before. */
  put(name: string, one: Saves): void {
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Saving =>
    altogether([...this.saves.keys()].map((one) => one.getSnapshot().saving));

  async settle(): Promise<boolean> {
    const settled = await Promise.all([...this.saves.keys()].map((one) => one.settle()));
    return settled.every(Boolean);
  }

  private remove(one: Saves): void {
    this.saves.get(one)?.();
    this.saves.delete(one);
    this.publish();
  }

  private readonly publish = (): void => {
    for (const listener of this.listeners) listener();
  };
}
