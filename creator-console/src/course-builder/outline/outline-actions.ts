import type { Commands } from '../saving/commands';
import type { Step } from '../saving/step-history';
import { texts } from '../shared/texts';
import type { Edits } from './api';
import { type Level, nodeOf, type Outline, type Place } from './outline';
import type { OutlineCommand } from './outline-commands';

/** What the coach does to the outline: seen at once, sent behind it. */
export class OutlineActions {
  constructor(private readonly commands: Commands<Outline, OutlineCommand>) {}

  add(level: Level, title: string, place: Place): string {
    const id = crypto.randomUUID();
    this.commands.do(texts.steps.add(title), { do: 'add', level, id, title, place });
    return id;
  }

  edit<L extends Level>(level: L, id: string, edits: Edits[L]): void {
    const label = Object.keys(edits).join() === 'title' ? texts.steps.rename : texts.steps.settings;
    this.commands.do(label(this.titleOf(id)), { do: 'edit', level, id, edits });
  }

  move(level: Level, id: string, place: Place): void {
    this.commands.do(texts.steps.move(this.titleOf(id)), { do: 'move', level, id, place });
  }

  /** Gives the step that can be taken back. */
  remove(level: Level, id: string): Step | undefined {
    return this.commands.do(texts.steps.delete(this.titleOf(id)), { do: 'remove', level, id });
  }

  private titleOf(id: string): string {
    return nodeOf(this.commands.state, id)?.title ?? '';
  }
}
