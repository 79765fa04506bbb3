import type { Change, End, OptimisticStore } from './optimistic-store';
import type { UndoStep, UndoHistory } from './undo-history';

/** What can be done to a state, as data: it can be taken back, and outlives the tab it was done in. */
export interface CommandHandlers<State, Command, Answer = unknown> {
  apply(state: State, command: Command): State;
  /** What takes it back from the state it would make; undefined: it changes nothing here. */
  inverse(state: State, command: Command): Command | undefined;
  send(command: Command, confirmed: State): Promise<Answer>;
  confirm?(state: State, command: Command, answer: Answer | undefined): State;
  /** Of commands in a row with the same key the last one says it all. */
  keyOf?(command: Command): string | undefined;
}

/** Does commands, and remembers how each of them is undone. */
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

  /** Without a step of its own. */
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

  /** A step for what has been done already. */
  remember(label: string, back: Command): UndoStep {
    let next = back;
    const toggle = (): boolean => {
      const again = this.handlers.inverse(this.state, next);
      if (again === undefined) return false;
      this.run(next, this.unlessRefused(step));
      next = again;
      return true;
    };
    const step: UndoStep = { label, scope: this.scope, toggle: toggle };
    this.history.push(step);
    return step;
  }

  /** What a tab that is no more had not sent yet, from the state it knew. */
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
    const { handlers: language } = this;
    let answer: Answer | undefined;
    return {
      apply: (state) => language.apply(state, command),
      send: async (confirmed) => {
        answer = await language.send(command, confirmed);
      },
      confirm: (state) => language.confirm?.(state, command, answer) ?? language.apply(state, command),
      key: language.keyOf?.(command),
      data: command,
      ...(onEnd && { onEnd }),
    };
  }
}
