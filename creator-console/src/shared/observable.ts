/** Notifies components of changes outside React; `useSyncExternalStore` takes `subscribe`. */
export abstract class Observable {
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected tell(): void {
    for (const listener of this.listeners) listener();
  }
}
