import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Badge } from '../../shared/ui/badge';
import { Skeleton } from '../../shared/ui/skeleton';
import { type CourseLesson, learningKeys, useCompletion } from '../learning';
import { Transcript, type VideoWidget } from '../lesson-widgets';
import { LazyVideoStage } from '../player';
import { classroomTexts } from './texts';
import type { LessonPlace } from './use-lesson-place';

interface FlowVideoProps {
  courseId: string;
  lesson: CourseLesson;
  video: VideoWidget;
  place: LessonPlace;
}

/** A film where it lies on the page. Its end completes it; the place in it is kept like the player's. */
export function FlowVideo({ courseId, lesson, video, place }: FlowVideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  const repaired = useRef<string | null>(null);
  const [startAt, setStartAt] = useState(() => place.startAt(video.id));
  const queries = useQueryClient();
  const { finishVideo } = useCompletion(courseId);
  const { title, caption, transcript, url } = video.settings;
  const isCompleted = lesson.videos.some(({ id, completed }) => id === video.id && completed);

  /** Asks once for a fresh address and goes on at the same second. */
  function repair(seconds: number) {
    const spot = String(Math.floor(seconds));
    if (repaired.current === spot) return;
    repaired.current = spot;
    setStartAt(Math.floor(seconds));
    void queries.invalidateQueries({ queryKey: learningKeys.lesson(lesson.id) });
  }

  return (
    <figure onEndedCapture={() => !isCompleted && finishVideo.mutate(video.id)}>
      <Suspense fallback={<Skeleton className="aspect-video rounded-lg" />}>
        <LazyVideoStage
          key={url}
          video={video}
          player={player}
          startAt={startAt}
          onResumed={() => undefined}
          onTime={(seconds) => place.onTime(video.id, seconds)}
          onPause={(seconds) => place.onPause(video.id, seconds)}
          onBroken={repair}
        />
      </Suspense>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{title}</span>
        {isCompleted && <Badge>{classroomTexts.lesson.videoDone}</Badge>}
        {caption && <span className="w-full text-sm text-ink-soft">{caption}</span>}
      </figcaption>
      <Transcript text={transcript} />
    </figure>
  );
}
