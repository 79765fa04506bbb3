import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../shared/ui/toast-store';
import {
  type Course,
  type CourseLesson,
  findLesson,
  firstLesson,
  learningKeys,
  type PlacedLesson,
  useCompletion,
} from '../learning';
import { playerTexts } from './texts';

interface FinishingOptions {
  course: Course;
  lesson: CourseLesson;
  videoId: string | null;
  toVideo: (videoId: string) => void;
  toLesson: (next: PlacedLesson) => void;
}

const { toasts } = playerTexts;
const fail = () => toast({ ...toasts.failed, variant: 'destructive' });

/** What she finishes, and where that leads (spec §4). */
export function useFinishing({ course, lesson, videoId, toVideo, toLesson }: FinishingOptions) {
  const [justFinished, setJustFinished] = useState(false);
  const queries = useQueryClient();
  const { finishVideo, finishLesson, undoLesson } = useCompletion(course.id);

  function completeVideo() {
    if (videoId === null) return;
    finishVideo.mutate(videoId, {
      onError: fail,
      onSuccess: () => {
        const next = videoAfter(lesson, videoId);
        if (!next) return toast(toasts.videosComplete);
        toVideo(next.id);
        toast({
          title: toasts.videoComplete.title,
          description: toasts.videoComplete.description(next.title),
        });
      },
    });
  }

  function completeLesson() {
    finishLesson.mutate(lesson.id, {
      onError: fail,
      onSuccess: ({ courseCompleted, nextLessonId }) => {
        if (courseCompleted) {
          setJustFinished(true);
          return toast(toasts.courseComplete);
        }
        const fresh = queries.getQueryData<Course>(learningKeys.course(course.id)) ?? course;
        const next = findLesson(fresh, nextLessonId) ?? firstLesson(fresh);
        if (!next || next.lesson.id === lesson.id) return toast({ title: toasts.lessonComplete.title });
        toLesson(next);
        toast({
          title: toasts.lessonComplete.title,
          description: toasts.lessonComplete.description(next.lesson.title),
        });
      },
    });
  }

  function undo() {
    undoLesson.mutate(lesson.id, { onError: fail, onSuccess: () => setJustFinished(false) });
  }

  return {
    justFinished,
    /** The moment is over when she goes on. */
    goOn: () => setJustFinished(false),
    pending: finishVideo.isPending || finishLesson.isPending || undoLesson.isPending,
    completeVideo,
    completeLesson,
    undoLesson: undo,
  };
}

/** The next video of the lesson, or one that she skipped earlier. */
function videoAfter(lesson: CourseLesson, videoId: string) {
  const index = lesson.videos.findIndex(({ id }) => id === videoId);
  return lesson.videos[index + 1] ?? lesson.videos.find(({ id, completed }) => id !== videoId && !completed);
}
