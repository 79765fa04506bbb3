import type { Saving } from './optimistic-store';

interface Saves {
  subscribe(listener: () => void): () => void;
  getSnapshot(): { saving: Saving };
  settle(): Promise<boolean>;
}

/** Everything of the builder that is on its way to the server, as one honest state. */
export class SaveDesk {
  private readonly stores = new Set<Saves>();
  private readonly listeners = new Set<() => void>();

  /** Stays for the life of the builder: what was changed on a page is sent after the page was left, too. */
  add<Store extends Saves>(store: Store): Store {
    this.stores.add(store);
    store.subscribe(() => {
      for (const listener of this.listeners) listener();
    });
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Saving => {
    const states = new Set([...this.stores].map((store) => store.getSnapshot().saving));
    if (states.has('failed')) return 'failed';
    return states.has('saving') ? 'saving' : 'saved';
  };

  async settle(): Promise<boolean> {
    const settled = await Promise.all([...this.stores].map((store) => store.settle()));
    return settled.every(Boolean);
  }
}
