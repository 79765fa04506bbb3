import type { Change, End, OptimisticStore } from './optimistic-store';
import type { Step, StepHistory } from './step-history';

/** What can be done to a state, as data: it can be taken back, and outlives the tab it was done in. */
export interface Language<State, Command, Answer = unknown> {
  apply(state: State, command: Command): State;
  /** What takes it back from the state it would make; undefined: it changes nothing here. */
  inverse(state: State, command: Command): Command | undefined;
  send(command: Command, confirmed: State): Promise<Answer>;
  confirm?(state: State, command: Command, answer: Answer | undefined): State;
  /** Of commands in a row with the same key the last one says it all. */
  keyOf?(command: Command): string | undefined;
}

/** Does what she asks for, and remembers how it is taken back. */
export class Commands<State, Command, Answer = unknown> {
  constructor(
    readonly store: OptimisticStore<State>,
    private readonly language: Language<State, Command, Answer>,
    private readonly history: StepHistory,
    private readonly scope: string,
  ) {}

  get state(): State {
    return this.store.getSnapshot().state;
  }

  /** Without a step of its own. */
  run(command: Command, onEnd?: (end: End) => void): void {
    this.store.change(this.changeOf(command, onEnd));
  }

  do(label: string, command: Command): Step | undefined {
    const back = this.language.inverse(this.state, command);
    if (back === undefined) return undefined;
    const step = this.remember(label, back);
    this.run(command, this.unlessRefused(step));
    return step;
  }

  /** A step for what has been done already. */
  remember(label: string, back: Command): Step {
    let next = back;
    const turn = (): boolean => {
      const again = this.language.inverse(this.state, next);
      if (again === undefined) return false;
      this.run(next, this.unlessRefused(step));
      next = again;
      return true;
    };
    const step: Step = { label, scope: this.scope, turn };
    this.history.did(step);
    return step;
  }

  /** What a tab that is no more had not sent yet, from the state it knew. */
  resume(known: State, commands: readonly Command[], onEnd?: (command: Command, end: End) => void): void {
    const changes = commands.map((command) => this.changeOf(command, (end) => onEnd?.(command, end)));
    this.store.resume(known, changes);
  }

  private unlessRefused(step: Step): (end: End) => void {
    return ({ as }) => {
      if (as === 'refused' || as === 'dropped') this.history.drop(step);
    };
  }

  private changeOf(command: Command, onEnd?: (end: End) => void): Change<State> {
    const { language } = this;
    let answer: Answer | undefined;
    return {
      apply: (state) => language.apply(state, command),
      send: async (confirmed) => {
        answer = await language.send(command, confirmed);
      },
      confirm: (state) => language.confirm?.(state, command, answer) ?? language.apply(state, command),
      key: language.keyOf?.(command),
      kept: command,
      ...(onEnd && { onEnd }),
    };
  }
}
