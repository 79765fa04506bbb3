/** The video's current position, for components that follow it without rendering the whole lesson again. */
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
