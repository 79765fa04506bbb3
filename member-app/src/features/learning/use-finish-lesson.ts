import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { i18n } from '../../shared/words/i18n';
import { courseOutlineQuery, useCompletion } from './api';
import {
  type CourseOutline,
  findLesson,
  lockAfter,
  type OutlineLesson,
  type PlacedLesson,
} from './course-outline';
import { whyItIsLocked } from './lock-words';

export const toastFailedCompletion = (error: unknown) =>
  toastFailure(
    i18n.t('learning:toasts.failed.title'),
    isRefusal(error, 'tasks_unfinished')
      ? i18n.t('learning:toasts.failed.task')
      : i18n.t('learning:toasts.failed.description'),
  );

interface FinishLessonOptions {
  course: CourseOutline;
  lesson: OutlineLesson;
  toLesson: (next: PlacedLesson) => void;
  /** Next page if no open lesson follows; without it the member stays. */
  otherwise?: (outline: CourseOutline) => PlacedLesson | undefined;
}

/** Completes a lesson, reports it, and leads to the next one; or undoes the completion. */
export function useFinishLesson({ course, lesson, toLesson, otherwise }: FinishLessonOptions) {
  const { t } = useTranslation('learning');
  const [hasJustFinishedCourse, setJustFinishedCourse] = useState(false);
  const queries = useQueryClient();
  const { finishLesson, finishWholeLesson, undoLesson } = useCompletion(course.id);

  function goOn(nextLessonId: string | null) {
    const fresh = queries.getQueryData(courseOutlineQuery(course.id).queryKey) ?? course;
    const next = findLesson(fresh, nextLessonId) ?? otherwise?.(fresh);
    if (!next || next.lesson.id === lesson.id) {
      const lock = lockAfter(fresh, lesson.id);
      return toast({ title: t('toasts.lessonComplete.title'), description: lock && whyItIsLocked(lock) });
    }
    toLesson(next);
    toast({
      title: t('toasts.lessonComplete.title'),
      description: t('toasts.lessonComplete.description', { next: next.lesson.title }),
    });
  }

  const finishBy = (completion: typeof finishLesson) => () =>
    completion.mutate(lesson, {
      onError: toastFailedCompletion,
      onSuccess: ({ isCourseCompleted: courseCompleted, nextLessonId }) => {
        // a completed course stays completed when the coach adds lessons to it
        if (!courseCompleted || course.isCompleted) return goOn(nextLessonId);
        setJustFinishedCourse(true);
        toast({
          title: t('toasts.courseComplete.title'),
          description: t('toasts.courseComplete.description'),
        });
      },
    });

  return {
    hasJustFinishedCourse,
    /** Hides the celebration of the completed course. */
    endMoment: () => setJustFinishedCourse(false),
    /** True while offline: sent when the network is back. */
    isWaiting: finishLesson.isPaused || finishWholeLesson.isPaused,
    isPending: finishLesson.isPending || finishWholeLesson.isPending || undoLesson.isPending,
    finish: finishBy(finishLesson),
    /** Completes the remaining videos together with the lesson. */
    finishWithVideos: finishBy(finishWholeLesson),
    undo: () =>
      undoLesson.mutate(lesson.id, {
        onError: toastFailedCompletion,
        onSuccess: () => setJustFinishedCourse(false),
      }),
  };
}
