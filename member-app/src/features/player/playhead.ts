/** Where a film stands, for those who want to know at every moment without redrawing the whole lesson. */
export class Playhead {
  private readonly listeners = new Set<() => void>();
  /** In seconds. */
  position = 0;

  move(position: number): void {
    this.position = position;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
