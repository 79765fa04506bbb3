import ArrowRight from 'lucide-react/icons/arrow-right';
import CheckCircle from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { i18n } from '../../../shared/words/i18n';
import {
  allVideosComplete,
  type OutlineLesson,
  type OutlineModule,
  WaitingNotice,
  whenItOpens,
} from '../../learning';

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
  if (lesson.isCompleted && !nextLesson) {
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
      <Button pending={isPending} onClick={lesson.isCompleted && nextLesson ? nextLesson : finishLesson}>
        {buttonLabel(lesson, nextLesson !== null)}
        <ArrowRight aria-hidden />
      </Button>
      <WaitingNotice isWaiting={actions.isWaiting} />
    </Place>
  );
}

function buttonLabel({ isCompleted: completed }: OutlineLesson, hasNext: boolean): string {
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

export interface LessonActions {
  isPending: boolean;
  /** Offline: what was pressed is sent when the network is back. */
  isWaiting: boolean;
  completeVideo: () => void;
  completeLesson: () => void;
  /** Completes what is left of the lesson's videos, too. */
  finishLesson: () => void;
  undoLesson: () => void;
  /** Null when no open lesson is left to go on with. */
  nextLesson: (() => void) | null;
  /** The module that comes next and is still locked. */
  nextModule: OutlineModule | undefined;
}

interface LessonStepsProps {
  lesson: OutlineLesson;
  hasVideo: boolean;
  actions: LessonActions;
}

/** One button for the next step, so that the keyboard focus stays on it from step to step. */
export function LessonSteps({ lesson, hasVideo, actions }: LessonStepsProps) {
  const { t } = useTranslation('player');
  const step = nextStep(lesson, hasVideo, actions);
  const group = useKeptFocus();
  return (
    <>
      <div ref={group} tabIndex={-1} className="mt-6 flex flex-wrap gap-3 outline-none">
        {step && (
          <Button pending={actions.isPending} onClick={step.go}>
            {step.completesLesson && <CheckCircle aria-hidden />}
            {step.label}
          </Button>
        )}
        {isLeftToTheMember(lesson, hasVideo) && (
          <Button variant="secondary" pending={actions.isPending} onClick={actions.completeLesson}>
            <CheckCircle aria-hidden />
            {t('completeLesson')}
          </Button>
        )}
        {lesson.isCompleted && (
          <Button variant="ghost" pending={actions.isPending} onClick={actions.undoLesson}>
            {t('undoLesson')}
          </Button>
        )}
      </div>
      <WaitingNotice isWaiting={actions.isWaiting} />
    </>
  );
}

/** The coach may leave it to the member to call a lesson complete before its videos are (product rule 5.2). */
const isLeftToTheMember = (lesson: OutlineLesson, hasVideo: boolean): boolean =>
  lesson.completionRule === 'by_hand' && hasVideo && !lesson.isCompleted && !allVideosComplete(lesson);

/** 'Mark Lesson Complete' appears only when every video of the lesson is complete (product rule 5.2). */
function nextStep(lesson: OutlineLesson, hasVideo: boolean, actions: LessonActions) {
  if (hasVideo && !allVideosComplete(lesson)) {
    return { label: i18n.t('player:completeVideo'), go: actions.completeVideo, completesLesson: false };
  }
  if (!lesson.isCompleted) {
    return { label: i18n.t('player:completeLesson'), go: actions.completeLesson, completesLesson: true };
  }
  return (
    actions.nextLesson && {
      label: i18n.t('player:nextLesson'),
      go: actions.nextLesson,
      completesLesson: false,
    }
  );
}

/** When a focused button disappears after its work, the focus moves to its group, so that the keyboard keeps its place. */
function useKeptFocus() {
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const wasHere = focused.current !== null && !focused.current.isConnected;
    if (wasHere && document.activeElement === document.body) {
      (group.current?.querySelector('button') ?? group.current)?.focus();
    }
    const active = document.activeElement;
    focused.current = group.current?.contains(active) ? active : null;
  });
  return group;
}
