import { toast } from '../../../shared/ui/toast-store';
import { type OutlineLesson, toastFailedCompletion, useCompletion } from '../../learning';
import { playerTexts } from '../texts';

const { toasts } = playerTexts;

/** A member completes a video, is told so, and is led to the next one of the lesson. */
export function useCompleteVideo(
  courseId: string,
  lesson: OutlineLesson,
  videoId: string | null,
  toVideo: (videoId: string) => void,
) {
  const { finishVideo } = useCompletion(courseId);

  function complete() {
    if (videoId === null) return;
    finishVideo.mutate(videoId, {
      onError: toastFailedCompletion,
      onSuccess: () => {
        const next = videoAfter(lesson, videoId);
        if (!next) return toast(toasts.videosComplete);
        toVideo(next.id);
        const { title, description } = toasts.videoComplete;
        toast({ title, description: description(next.title) });
      },
    });
  }
  return { complete, isPending: finishVideo.isPending };
}

/** The next video of the lesson, or one that was skipped earlier. */
function videoAfter(lesson: OutlineLesson, videoId: string) {
  const index = lesson.videos.findIndex(({ id }) => id === videoId);
  return lesson.videos[index + 1] ?? lesson.videos.find(({ id, completed }) => id !== videoId && !completed);
}
