import type { Change, End, OptimisticStore } from './optimistic-store';
import type { UndoStep, UndoHistory } from './undo-history';

/**
 * Commands are changes stored as data, so that they can be undone and survive their tab. The handlers define their
 * effects.
 */
export interface CommandHandlers<State, Command, Answer = unknown> {
  apply(state: State, command: Command): State;
  /** Returns the command that undoes this one; undefined if it changes nothing. */
  inverse(state: State, command: Command): Command | undefined;
  send(command: Command, confirmed: State): Promise<Answer>;
  confirm?(state: State, command: Command, answer: Answer | undefined): State;
  /** Key for merging: of consecutive commands with the same key, only the last one is sent. */
  keyOf?(command: Command): string | undefined;
}

/** Runs commands and records how to undo each of them. */
export class Commands<State, Command, Answer = unknown> {
  constructor(
    readonly store: OptimisticStore<State>,
    private readonly handlers: CommandHandlers<State, Command, Answer>,
    private readonly history: UndoHistory,
    private readonly scope: string,
  ) {}

  get state(): State {
    return this.store.getSnapshot().state;
  }

  /** Runs a command without adding it to the undo history. */
  run(command: Command, onEnd?: (end: End) => void): void {
    this.store.change(this.changeOf(command, onEnd));
  }

  do(label: string, command: Command): UndoStep | undefined {
    const back = this.handlers.inverse(this.state, command);
    if (back === undefined) return undefined;
    const step = this.remember(label, back);
    this.run(command, this.unlessRefused(step));
    return step;
  }

  /** Adds an undo step for something already done. */
  remember(label: string, back: Command): UndoStep {
    let next = back;
    const toggle = (): boolean => {
      const again = this.handlers.inverse(this.state, next);
      if (again === undefined) return false;
      this.run(next, this.unlessRefused(step));
      next = again;
      return true;
    };
    const step: UndoStep = { label, scope: this.scope, toggle };
    this.history.push(step);
    return step;
  }

  /** Runs the unsent commands of a closed tab, starting from the state it knew. */
  resume(known: State, commands: readonly Command[], onEnd?: (command: Command, end: End) => void): void {
    const changes = commands.map((command) => this.changeOf(command, (end) => onEnd?.(command, end)));
    this.store.resume(known, changes);
  }

  private unlessRefused(step: UndoStep): (end: End) => void {
    return ({ as }) => {
      if (as === 'refused' || as === 'dropped') this.history.drop(step);
    };
  }

  private changeOf(command: Command, onEnd?: (end: End) => void): Change<State> {
    const { handlers } = this;
    let answer: Answer | undefined;
    return {
      apply: (state) => handlers.apply(state, command),
      send: async (confirmed) => {
        answer = await handlers.send(command, confirmed);
      },
      confirm: (state) => handlers.confirm?.(state, command, answer) ?? handlers.apply(state, command),
      key: handlers.keyOf?.(command),
      data: command,
      ...(onEnd && { onEnd }),
    };
  }
}
