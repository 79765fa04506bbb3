import { nodeOf, type CourseOutline } from '../outline/outline';
import type { OutlineCommand } from '../outline/outline-commands';
import type { Commands } from '../saving/commands';
import type { SaverGroup } from '../saving/saver-group';
import type { UndoStep } from '../saving/undo-history';
import { texts as builder } from '../shared/texts';
import * as api from './api';
import { texts } from './texts';

/** Max refreshes of the outline until it contains the copy. */
const TRIES = 5;

/** Thrown before copying if the latest changes have not been saved, since the copy would lack them. */
export class NotSaved extends Error {}

export interface Made {
  id: string;
  title: string;
  step: UndoStep;
}

/**
 * Copies are made by the server, which has the lesson contents. Pending changes are sent first, and the outline is
 * read again afterwards. Undo deletes the copy.
 */
export class CopyService {
  constructor(
    private readonly commands: Commands<CourseOutline, OutlineCommand>,
    private readonly savers: SaverGroup,
  ) {}

  duplicate(level: api.Copied, id: string, title: string): Promise<Made> {
    return this.make(level, () => api.duplicate[level](id), texts.duplicateStep(title));
  }

  fromTemplate(moduleId: string, template: api.Template): Promise<Made> {
    const make = () => api.lessonFromTemplate(moduleId, template.id, template.name);
    return this.make('lessons', make, builder.steps.add(template.name));
  }

  private async make(level: api.Copied, work: () => Promise<{ id: string }>, label: string): Promise<Made> {
    if (!(await this.savers.settle())) throw new NotSaved();
    const { id } = await work();
    for (let n = 0; n < TRIES && !nodeOf(this.commands.state, id); n++) {
      await this.savers.settle();
      await this.commands.store.refresh();
    }
    const title = nodeOf(this.commands.state, id)?.title ?? '';
    return { id, title, step: this.commands.remember(label, { do: 'remove', level, id }) };
  }
}
