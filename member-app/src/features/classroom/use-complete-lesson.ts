import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { toast } from '../../shared/ui/toast-store';
import {
  type Course,
  type CourseLesson,
  courseQuery,
  findLesson,
  lockAfter,
  moduleOf,
  useCompletion,
} from '../learning';
import { playerTexts } from '../player';
import { whyItIsLocked } from './lock-words';

const { toasts } = playerTexts;

/** Completes a lesson with whatever of its videos is left, and leads to the next one. */
export function useCompleteLesson(course: Course, lesson: CourseLesson, onCourseComplete: () => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { finishWholeLesson, undoLesson } = useCompletion(course.id);
  const fail = () => toast({ ...toasts.failed, variant: 'destructive' });

  function complete() {
    finishWholeLesson.mutate(lesson, {
      onError: fail,
      onSuccess: ({ courseCompleted, nextLessonId }) => {
        if (courseCompleted && !course.isCompleted) {
          onCourseComplete();
          return toast(toasts.courseComplete);
        }
        const fresh = queries.getQueryData(courseQuery(course.id).queryKey) ?? course;
        const next = findLesson(fresh, nextLessonId)?.lesson;
        const module = next && moduleOf(fresh, next.id);
        const { title, description } = toasts.lessonComplete;
        if (!next || !module) {
          const lock = lockAfter(fresh, lesson.id);
          return toast({ title, description: lock && whyItIsLocked(lock) });
        }
        toast({ title, description: description(next.title) });
        void navigate(sanctumPaths.classroomLesson(course.id, module.id, next.id));
      },
    });
  }

  return {
    complete,
    undo: () => undoLesson.mutate(lesson.id, { onError: fail }),
    isPending: finishWholeLesson.isPending || undoLesson.isPending,
  };
}
