import type { Commands } from '../saving/commands';
import type { UndoStep } from '../saving/undo-history';
import { texts } from '../shared/texts';
import { type Edits, type OutlineLevel, titleOf, type CourseOutline, type OutlinePlace } from './outline';
import type { OutlineCommand } from './outline-commands';

/** The coach's actions on the outline, shown at once and sent in the background. */
export class OutlineActions {
  constructor(private readonly commands: Commands<CourseOutline, OutlineCommand>) {}

  add(level: OutlineLevel, title: string, place: OutlinePlace): string {
    const id = crypto.randomUUID();
    this.commands.do(texts.steps.add(title), { do: 'add', level, id, title, place });
    return id;
  }

  edit<L extends OutlineLevel>(level: L, id: string, edits: Edits[L]): void {
    const label = Object.keys(edits).join() === 'title' ? texts.steps.rename : texts.steps.settings;
    this.commands.do(label(this.titleOf(id)), { do: 'edit', level, id, edits });
  }

  move(level: OutlineLevel, id: string, place: OutlinePlace): void {
    this.commands.do(texts.steps.move(this.titleOf(id)), { do: 'move', level, id, place });
  }

  /** Removes a node. Returns the undo step. */
  remove(level: OutlineLevel, id: string): UndoStep | undefined {
    return this.commands.do(texts.steps.delete(this.titleOf(id)), { do: 'remove', level, id });
  }

  private titleOf(id: string): string {
    return titleOf(this.commands.state, id);
  }
}
