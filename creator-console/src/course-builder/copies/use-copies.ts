import { useMemo, useState } from 'react';
import type { ShowToast } from '../../shared/toast/use-toast';
import { serverMessage } from '@sanctum/openapi';
import type { UndoHistory, UndoStep } from '../saving/undo-history';
import type { Copied, Template } from './api';
import { texts, texts as copies } from './texts';
import { nodeOf, type CourseOutline } from '../outline/outline';
import type { OutlineCommand } from '../outline/outline-commands';
import type { Commands } from '../saving/commands';
import type { SaverGroup } from '../saving/saver-group';
import { texts as builder } from '../shared/texts';
import * as api from './api';

/** Max refreshes of the outline until it contains the copy. */
const TRIES = 5;

/** Thrown before copying if the latest changes have not been saved, since the copy would lack them. */
export class NotSaved extends Error {}

interface Made {
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
    return this.make(level, () => api.duplicate[level](id), copies.duplicateStep(title));
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

interface Given {
  copyService: CopyService;
  history: UndoHistory;
  toast: ShowToast;
  /** Where it stands now. */
  onLesson: (id: string) => void;
  onModule: (id: string) => void;
}

export const wordsFor = (error: unknown): string =>
  error instanceof NotSaved ? texts.notSaved : serverMessage(error, texts.couldNot);

/** Makes copies, shows where they stand, and tells of it with the way back. */
export function useCopies({ copyService: copying, history, toast, onLesson, onModule }: Given) {
  const [isBusy, setBusy] = useState(false);
  return useMemo(() => {
    const attempt = async (
      level: Copied,
      work: () => Promise<Made>,
      said: (made: Made) => string,
      original?: string,
    ) => {
      setBusy(true);
      try {
        const made = await work();
        (level === 'lessons' ? onLesson : onModule)(made.id);
        const undo = () => {
          history.undoStep(made.step);
          if (level === 'lessons' && original) onLesson(original);
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
        return attempt(
          level,
          () => copying.duplicate(level, id, title),
          () => texts.duplicated(title),
          id,
        );
      },
      fromTemplate: (moduleId: string, template: Template) =>
        attempt(
          'lessons',
          () => copying.fromTemplate(moduleId, template),
          ({ title }) => texts.added(title),
        ),
    };
  }, [copying, history, toast, onLesson, onModule, isBusy]);
}

export type Copies = ReturnType<typeof useCopies>;
