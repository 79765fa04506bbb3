import { useRef, useState } from 'react';
import { ErrorState } from '../../shared/ui/error-state';
import { useLesson } from '../learning';
import { isVideo, LessonWidgets, shownWidgets, type VideoWidget } from '../lesson-widgets';
import { Film } from './film';
import { LessonSkeleton } from './lesson-view';
import { Playhead } from './playhead';
import { useFilmRepair } from './use-film-repair';
import { VideoTranscript } from './video-transcript';

/** A lesson that may be looked at before the course is bought. Nothing is recorded. */
export function FreePreview({ lessonId }: { lessonId: string }) {
  const { data, isPending, isFetching, refetch } = useLesson(lessonId);
  if (isPending) return <LessonSkeleton />;
  if (!data) return <ErrorState onRetry={() => void refetch()} pending={isFetching} />;

  const widgets = data.pages.flatMap((page) => shownWidgets(page.widgets));
  return (
    <div className="space-y-8">
      {data.description && <p className="text-lg text-ink-soft">{data.description}</p>}
      {widgets.filter(isVideo).map((video) => (
        <PreviewVideo key={video.id} lessonId={lessonId} video={video} />
      ))}
      <LessonWidgets
        lessonId={lessonId}
        widgets={widgets.filter((widget) => !isVideo(widget))}
        stores={false}
      />
    </div>
  );
}

const nothing = () => undefined;

function PreviewVideo({ lessonId, video }: { lessonId: string; video: VideoWidget }) {
  const player = useRef<HTMLVideoElement>(null);
  const [playhead] = useState(() => new Playhead());
  const [startAt, setStartAt] = useState(0);
  const repair = useFilmRepair(lessonId);
  return (
    <div>
      <Film
        video={video}
        player={player}
        startAt={startAt}
        shortcuts={null}
        trouble={repair.trouble}
        attempt={repair.attempt}
        onRetry={repair.retry}
        onResumed={nothing}
        onTime={({ position }) => playhead.move(position)}
        onPause={nothing}
        onBroken={(seconds, code) => {
          setStartAt(Math.floor(seconds));
          repair.broke({ videoId: video.id, seconds, code });
        }}
      />
      <VideoTranscript
        video={video}
        playhead={playhead}
        onSeek={(seconds) => {
          if (player.current) player.current.currentTime = seconds;
        }}
      />
    </div>
  );
}
