import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { type OutlineLesson, WaitingNotice, whenItOpens } from '../../learning';
import { i18n } from '../../../shared/words/i18n';
import type { LessonActions } from './lesson-steps';

interface LessonEndProps {
  lesson: OutlineLesson;
  /** True if there is something to read or do below the steps under the video. */
  isFarFromSteps: boolean;
  actions: LessonActions;
}

/** Next steps at the end of a lesson, so that nobody has to scroll back to the video. */
export function LessonEnd({ lesson, isFarFromSteps, actions }: LessonEndProps) {
  const { t } = useTranslation('player');
  const { nextLesson, nextModule, isPending, finishLesson } = actions;
  if (lesson.completed && !nextLesson) {
    return (
      <Place>
        <p className="text-ink-soft">
          {nextModule
            ? t('end.opensLater', { module: nextModule.title, when: whenItOpens(nextModule) })
            : t('end.last')}
        </p>
        <ButtonLink to={sanctumPaths.classroom} variant="secondary" className="mt-4">
          {t('end.courses')}
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
      <WaitingNotice isWaiting={actions.isWaiting} />
    </Place>
  );
}

function buttonLabel({ completed }: OutlineLesson, hasNext: boolean): string {
  if (completed) return i18n.t('player:nextLesson');
  return hasNext ? i18n.t('player:end.completeAndNext') : i18n.t('player:end.complete');
}

const Place = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('player');
  return (
    <section aria-label={t('end.label')} className="mt-10 max-w-prose border-t border-line pt-6">
      {children}
    </section>
  );
};
