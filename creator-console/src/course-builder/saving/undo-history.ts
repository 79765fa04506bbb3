import { Observable } from '../../shared/observable';
/** An action that can be undone and redone. */
export interface UndoStep {
  label: string;
  /** Id of its lesson or course; the step is dropped if that changes elsewhere. */
  scope: string;
  /** Undoes the step, or redoes it. False: nothing to undo. */
  toggle(): boolean;
}

export interface UndoLabels {
  undo: string | undefined;
  redo: string | undefined;
}

export const MAX_STEPS = 100;

/** Done and undone steps, newest last. */
export class UndoHistory extends Observable {
  private done: UndoStep[] = [];
  private undone: UndoStep[] = [];
  private snapshot: UndoLabels = { undo: undefined, redo: undefined };

  readonly getSnapshot = (): UndoLabels => this.snapshot;

  push(step: UndoStep): void {
    this.done = [...this.done, step].slice(-MAX_STEPS);
    this.undone = [];
    this.publish();
  }

  /** Undoes the last step and returns it. */
  undo(): UndoStep | undefined {
    return this.undoStep(this.done.at(-1));
  }

  /** Undoes a certain step, even if others were done after it. */
  undoStep(step: UndoStep | undefined): UndoStep | undefined {
    if (!step || !this.done.includes(step)) return undefined;
    this.done = this.done.filter((each) => each !== step);
    return this.toggle(step, this.undone);
  }

  redo(): UndoStep | undefined {
    const step = this.undone.pop();
    return step && this.toggle(step, this.done);
  }

  /** Drops a step that the server refused to do or undo. */
  drop(step: UndoStep): void {
    this.leaveOut((each) => each === step);
  }

  forget(scope: string): void {
    this.leaveOut((each) => each.scope === scope);
  }

  private toggle(step: UndoStep, to: UndoStep[]): UndoStep | undefined {
    // Added before it runs, so that a refused step can be dropped from there.
    to.push(step);
    const hasToggled = step.toggle();
    if (!hasToggled) this.drop(step);
    this.publish();
    return hasToggled ? step : undefined;
  }

  private leaveOut(goes: (step: UndoStep) => boolean): void {
    this.done = this.done.filter((step) => !goes(step));
    this.undone = this.undone.filter((step) => !goes(step));
    this.publish();
  }

  private publish(): void {
    this.snapshot = { undo: this.done.at(-1)?.label, redo: this.undone.at(-1)?.label };
    this.tell();
  }
}
