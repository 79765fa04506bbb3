import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast-store';
import { type OutlineLesson, toastFailedCompletion, useCompletion } from '../../learning';

/** Completes a video, reports it, and moves to the lesson's next one. */
export function useCompleteVideo(
  courseId: string,
  lesson: OutlineLesson,
  videoId: string | null,
  toVideo: (videoId: string) => void,
) {
  const { t } = useTranslation('player');
  const { finishVideo } = useCompletion(courseId);

  function complete() {
    if (videoId === null) return;
    finishVideo.mutate(videoId, {
      onError: toastFailedCompletion,
      onSuccess: () => {
        const next = videoAfter(lesson, videoId);
        if (!next)
          return toast({
            title: t('toasts.videosComplete.title'),
            description: t('toasts.videosComplete.description'),
          });
        toVideo(next.id);
        toast({
          title: t('toasts.videoComplete.title'),
          description: t('toasts.videoComplete.description', { next: next.title }),
        });
      },
    });
  }
  return {
    complete,
    /** Completes a video that ended; the member stays with it. */
    end: () => videoId !== null && finishVideo.mutate(videoId),
    isPending: finishVideo.isPending,
    isWaiting: finishVideo.isPaused,
  };
}

/** Returns the next video of the lesson, or one that was skipped earlier. */
function videoAfter(lesson: OutlineLesson, videoId: string) {
  const index = lesson.videos.findIndex(({ id }) => id === videoId);
  return (
    lesson.videos[index + 1] ??
    lesson.videos.find(({ id, isCompleted: completed }) => id !== videoId && !completed)
  );
}
