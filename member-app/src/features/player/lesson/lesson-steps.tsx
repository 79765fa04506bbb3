import CheckCircle from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { allVideosComplete, WaitingNotice } from '../../learning';
import type { LessonTaking } from '../taking/use-take-lesson';

interface LessonStepsProps {
  lessonTaking: LessonTaking;
  /**
   * True if there is something to read or do below; then the main button is at the end, once the videos are complete.
   */
  isFar: boolean;
}

/**
 * The next step under the video. 'Mark Lesson Complete' appears when every video of the lesson is complete, or earlier
 * if the coach leaves that to the member (product rule 5.2).
 */
export function LessonSteps({ lessonTaking, isFar }: LessonStepsProps) {
  const { t } = useTranslation('player');
  const { lesson, isPending, isWaiting, completeVideo, finishing } = lessonTaking;
  const areVideosComplete = allVideosComplete(lesson);
  return (
    <>
      <FocusKeeper className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {!areVideosComplete && (
          <Button pending={isPending} onClick={completeVideo}>
            {t('completeVideo')}
          </Button>
        )}
        {!lesson.isCompleted && (areVideosComplete || lesson.completionRule === 'by_hand') && (
          <Button
            variant={areVideosComplete && !isFar ? 'primary' : 'secondary'}
            pending={isPending}
            onClick={finishing.finish}
          >
            <CheckCircle aria-hidden />
            {t('completeLesson')}
          </Button>
        )}
      </FocusKeeper>
      <WaitingNotice isWaiting={isWaiting} />
    </>
  );
}

/** Moves the focus to the group when a focused button disappears after its work, so that the keyboard keeps its place. */
export function FocusKeeper({ className, children }: { className: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const wasHere = focused.current !== null && !focused.current.isConnected;
    if (wasHere && document.activeElement === document.body) {
      (group.current?.querySelector<HTMLElement>('button, a') ?? group.current)?.focus();
    }
    const active = document.activeElement;
    focused.current = group.current?.contains(active) ? active : null;
  });
  return (
    <div ref={group} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  );
}
