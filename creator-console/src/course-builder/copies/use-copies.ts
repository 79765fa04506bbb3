import { useMemo, useState } from 'react';
import type { Told } from '../shared/notice';
import { serverMessage } from '../outline/api';
import type { StepHistory } from '../saving/step-history';
import type { Copied, Template } from './api';
import { type Copying, type Made, NotSaved } from './copying';
import { texts } from './texts';

interface Given {
  copying: Copying;
  history: StepHistory;
  tell: (told: Told) => void;
  /** Where it stands now. */
  onLesson: (id: string) => void;
  onModule: (id: string) => void;
}

export const wordsFor = (error: unknown): string =>
  error instanceof NotSaved ? texts.notSaved : serverMessage(error, texts.couldNot);

/** Makes copies, shows where they stand, and tells of it with the way back. */
export function useCopies({ copying, history, tell, onLesson, onModule }: Given) {
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
          history.takeBack(made.step);
          if (level === 'lessons' && original) onLesson(original);
        };
        tell({ message: said(made), undo });
        return true;
      } catch (error) {
        tell({ message: wordsFor(error) });
        return false;
      } finally {
        setBusy(false);
      }
    };
    return {
      isBusy,
      duplicate: (level: Copied, id: string, title: string) => {
        tell({ message: texts.duplicating(title) });
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
  }, [copying, history, tell, onLesson, onModule, isBusy]);
}

export type Copies = ReturnType<typeof useCopies>;
