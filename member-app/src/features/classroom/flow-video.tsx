import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/badge';
import { type OutlineLesson, useCompletion } from '../learning';
import { Transcript, type VideoWidget } from '../lesson-widgets';
import { Film, useFilm } from '../player';
import type { LessonFilms } from './use-lesson-films';
import type { LessonPosition } from './use-lesson-position';

interface FlowVideoProps {
  courseId: string;
  lesson: OutlineLesson;
  video: VideoWidget;
  position: LessonPosition;
  films: LessonFilms;
}

/** A video in the lesson's pages. Its end completes it; its position is saved as in the player. */
export function FlowVideo({ courseId, lesson, video, position, films }: FlowVideoProps) {
  const { t } = useTranslation('classroom');
  const film = useFilm(lesson.id, video.id, position.startAt(video.id));
  const { player } = film;
  useEffect(() => films.add(video.id, player), [films, video.id, player]);
  const { finishVideo } = useCompletion(courseId);
  const { title, caption, transcript } = video.settings;
  const isCompleted = lesson.videos.some(({ id, completed }) => id === video.id && completed);
  return (
    <figure onEndedCapture={() => !isCompleted && finishVideo.mutate(video.id)}>
      <Film
        {...film}
        video={video}
        shortcuts={null}
        onResumed={() => undefined}
        onTime={(tick) => {
          films.played(video.id);
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
