/** Where a film stands now, for those who follow it without redrawing the whole lesson. */
export class PositionStore {
  private readonly listeners = new Set<() => void>();
  positionSeconds = 0;

  move(positionSeconds: number): void {
    this.positionSeconds = positionSeconds;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
