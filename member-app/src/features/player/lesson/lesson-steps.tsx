import CheckCircle from 'lucide-react/icons/circle-check';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { allVideosComplete, type OutlineLesson, type OutlineModule, WaitingNotice } from '../../learning';
import { i18n } from '../../../shared/words/i18n';

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
        {lesson.completed && (
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
  lesson.completionRule === 'by_hand' && hasVideo && !lesson.completed && !allVideosComplete(lesson);

/** 'Mark Lesson Complete' appears only when every video of the lesson is complete (product rule 5.2). */
function nextStep(lesson: OutlineLesson, hasVideo: boolean, actions: LessonActions) {
  if (hasVideo && !allVideosComplete(lesson)) {
    return { label: i18n.t('player:completeVideo'), go: actions.completeVideo, completesLesson: false };
  }
  if (!lesson.completed) {
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
