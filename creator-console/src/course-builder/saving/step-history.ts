/** Something she did that can be taken back and done again. */
export interface Step {
  label: string;
  /** What it belongs to; when that is changed elsewhere, there is no way back any more. */
  scope: string;
  /** Takes it back, or, taken back, does it again. False: there is nothing left to take back. */
  turn(): boolean;
}

export interface Steps {
  undo: string | undefined;
  redo: string | undefined;
}

/** As far back as anyone goes. */
export const STEPS_KEPT = 100;

/** What was done, and what was taken back, the newest last. */
export class StepHistory {
  private done: Step[] = [];
  private undone: Step[] = [];
  private snapshot: Steps = { undo: undefined, redo: undefined };
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): Steps => this.snapshot;

  did(step: Step): void {
    this.done = [...this.done, step].slice(-STEPS_KEPT);
    this.undone = [];
    this.publish();
  }

  /** The step that was taken back. */
  undo(): Step | undefined {
    return this.takeBack(this.done.at(-1));
  }

  /** A certain step, also when others were done after it. */
  takeBack(step: Step | undefined): Step | undefined {
    if (!step || !this.done.includes(step)) return undefined;
    this.done = this.done.filter((each) => each !== step);
    return this.turn(step, this.undone);
  }

  redo(): Step | undefined {
    const step = this.undone.pop();
    return step && this.turn(step, this.done);
  }

  /** The server did not let it be done, or be taken back. */
  drop(step: Step): void {
    this.leaveOut((each) => each === step);
  }

  forget(scope: string): void {
    this.leaveOut((each) => each.scope === scope);
  }

  private turn(step: Step, to: Step[]): Step | undefined {
    // First, for a step that is refused at once is dropped from there.
    to.push(step);
    const hasTurned = step.turn();
    if (!hasTurned) this.drop(step);
    this.publish();
    return hasTurned ? step : undefined;
  }

  private leaveOut(goes: (step: Step) => boolean): void {
    this.done = this.done.filter((step) => !goes(step));
    this.undone = this.undone.filter((step) => !goes(step));
    this.publish();
  }

  private publish(): void {
    this.snapshot = { undo: this.done.at(-1)?.label, redo: this.undone.at(-1)?.label };
    for (const listener of this.listeners) listener();
  }
}
