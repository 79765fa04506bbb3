import { serverMessage } from '../../providers/refusal';
import { useState } from 'react';
import type { BuilderServices } from '../content/lessons';
import type { UndoStep } from '../saving/undo-history';
import type { Copied, Template } from './api';
import { texts } from './texts';
import { nodeOf, type CourseOutline, titleOf } from '../outline/outline';
import type { OutlineCommand } from '../outline/outline-commands';
import type { Commands } from '../saving/commands';
import type { SaverGroup } from '../saving/saver-group';
import { texts as builder } from '../shared/texts';
import * as api from './api';

/** Max refreshes of the outline until the copy appears. */
const TRIES = 5;

/** Thrown before copying if the latest changes aren't saved, because the copy would lack them. */
export class NotSaved extends Error {}

interface Made {
  id: string;
  title: string;
  step: UndoStep;
}

/**
 * Copies lessons and modules on the server, which has the contents. Sends pending changes first, and reads the outline
 * again afterwards. Undo deletes the copy.
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
    const title = titleOf(this.commands.state, id);
    return { id, title, step: this.commands.remember(label, { do: 'remove', level, id }) };
  }
}

export const wordsFor = (error: unknown): string =>
  error instanceof NotSaved ? texts.notSaved : serverMessage(error, texts.couldNot);

interface Given {
  copyService: CopyService;
  services: Pick<BuilderServices, 'history' | 'toast'>;
  select: (lessonId: string) => void;
  toggle: (moduleId: string, open: boolean) => void;
  /** Scrolls the row of a copy into view. */
  reveal: (id: string) => void;
}

/** Makes copies, shows their progress, and reports them with an undo button. */
export function useCopies({ copyService, services: { history, toast }, select, toggle, reveal }: Given) {
  const [isBusy, setBusy] = useState(false);
  const show = (level: Copied, id: string) => {
    if (level === 'lessons') select(id);
    else toggle(id, true);
    reveal(id);
  };
  const attempt = async (
    level: Copied,
    work: () => Promise<Made>,
    said: (made: Made) => string,
    original?: string,
  ) => {
    setBusy(true);
    try {
      const made = await work();
      show(level, made.id);
      const undo = () => {
        history.undoStep(made.step);
        if (level === 'lessons' && original) show(level, original);
      };
      toast({ title: said(made), undo });
      return true;
    } catch (error) {
      toast({ title: wordsFor(error), failed: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    duplicate: (level: Copied, id: string, title: string) => {
      toast({ title: texts.duplicating(title) });
      const work = () => copyService.duplicate(level, id, title);
      return attempt(level, work, () => texts.duplicated(title), id);
    },
    fromTemplate: (moduleId: string, template: Template) => {
      const work = () => copyService.fromTemplate(moduleId, template);
      return attempt('lessons', work, ({ title }) => texts.added(title));
    },
  };
}

export type Copies = ReturnType<typeof useCopies>;
