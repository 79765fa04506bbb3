import { useRef, useState } from 'react';
import { Badge } from '../../shared/ui/badge';
import { type CourseLesson, useCompletion } from '../learning';
import { Transcript, type VideoWidget } from '../lesson-widgets';
import { Film, useFilmRepair } from '../player';
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
  const repair = useFilmRepair(lesson.id);
  const [startAt, setStartAt] = useState(() => place.startAt(video.id));
  const { finishVideo } = useCompletion(courseId);
  const { title, caption, transcript } = video.settings;
  const isCompleted = lesson.videos.some(({ id, completed }) => id === video.id && completed);

  function broke(at: number, code: number) {
    // a film that broke before it began has not yet been led to its second
    const seconds = at > 0 ? at : startAt;
    setStartAt(Math.floor(seconds));
    repair.broke({ videoId: video.id, seconds, code });
  }

  return (
    <figure onEndedCapture={() => !isCompleted && finishVideo.mutate(video.id)}>
      <Film
        video={video}
        player={player}
        startAt={startAt}
        shortcuts={null}
        trouble={repair.trouble}
        attempt={repair.attempt}
        onRetry={repair.retry}
        onResumed={() => undefined}
        onTime={(tick) => place.onTime(video.id, tick)}
        onPause={(seconds) => place.onPause(video.id, seconds)}
        onBroken={broke}
      />
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{title}</span>
        {isCompleted && <Badge>{classroomTexts.lesson.videoDone}</Badge>}
        {caption && <span className="w-full text-sm text-ink-soft">{caption}</span>}
      </figcaption>
      <Transcript text={transcript} />
    </figure>
  );
}
