import { useMemo, useState } from 'react';
import type { ShowToast } from '../../shared/toast/toast';
import { serverMessage } from '@sanctum/openapi';
import type { UndoHistory } from '../saving/undo-history';
import type { Copied, Template } from './api';
import { type CopyService, type Made, NotSaved } from './copy-service';
import { texts } from './texts';

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
