import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { type OutlineLesson, whenItOpens } from '../../learning';
import { playerTexts } from '../texts';
import type { LessonActions } from './lesson-steps';

const { end: texts } = playerTexts;

interface LessonEndProps {
  lesson: OutlineLesson;
  /** Whether there is something to read or do below the steps under the film. */
  isFarFromSteps: boolean;
  actions: LessonActions;
}

/** The way on at the end of a lesson, so that nobody scrolls back to the film to go on. */
export function LessonEnd({ lesson, isFarFromSteps, actions }: LessonEndProps) {
  const { nextLesson, nextModule, isPending, finishLesson } = actions;
  if (lesson.completed && !nextLesson) {
    return (
      <Place>
        <p className="text-ink-soft">
          {nextModule ? texts.opensLater(nextModule.title, whenItOpens(nextModule)) : texts.last}
        </p>
        <ButtonLink to={sanctumPaths.classroom} variant="secondary" className="mt-4">
          {texts.courses}
        </ButtonLink>
      </Place>
    );
  }
  if (!isFarFromSteps) return null;
  return (
    <Place>
      <Button pending={isPending} onClick={lesson.completed && nextLesson ? nextLesson : finishLesson}>
        {buttonLabel(lesson, nextLesson !== null)}
        <ArrowRight aria-hidden />
      </Button>
    </Place>
  );
}

function buttonLabel({ completed }: OutlineLesson, hasNext: boolean): string {
  if (completed) return playerTexts.nextLesson;
  return hasNext ? texts.completeAndNext : texts.complete;
}

const Place = ({ children }: { children: ReactNode }) => (
  <section aria-label={texts.label} className="mt-10 max-w-prose border-t border-line pt-6">
    {children}
  </section>
);
