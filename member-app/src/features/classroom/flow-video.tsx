import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { type OutlineLesson, useCompletion } from '../learning';
import { Transcript, type VideoWidget } from '../lesson-widgets';
import { LessonVideo, usePlayback } from '../player';
import type { LessonPlaybacks } from './use-lesson-playbacks';
import type { LessonPosition } from './use-lesson-position';

interface FlowVideoProps {
  courseId: string;
  lesson: OutlineLesson;
  video: VideoWidget;
  position: LessonPosition;
  playbacks: LessonPlaybacks;
}

/** A video in the lesson's pages. Its end completes it; its position is saved as in the player. */
export function FlowVideo({ courseId, lesson, video, position, playbacks }: FlowVideoProps) {
  const { t } = useTranslation('classroom');
  const playback = usePlayback(lesson.id, video.id, position.startAt(video.id));
  const { player } = playback;
  useEffect(() => playbacks.add(video.id, player), [playbacks, video.id, player]);
  const { finishVideo } = useCompletion(courseId);
  const { title, caption, transcript } = video.settings;
  const isCompleted = lesson.videos.some(({ id, isCompleted: completed }) => id === video.id && completed);
  return (
    <figure onEndedCapture={() => !isCompleted && finishVideo.mutate(video.id)}>
      <LessonVideo
        {...playback}
        video={video}
        shortcuts={null}
        onResumed={() => undefined}
        onTime={(tick) => {
          playbacks.played(video.id);
          position.onTime(video.id, tick);
        }}
        onPause={(positionSeconds) => position.onPause(video.id, positionSeconds)}
      />
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{title}</span>
        {isCompleted && <Badge>{t('lesson.videoDone')}</Badge>}
        {caption && <span className="w-full text-sm text-ink-soft">{caption}</span>}
      </figcaption>
      <Transcript text={transcript} />
    </figure>
  );
}
