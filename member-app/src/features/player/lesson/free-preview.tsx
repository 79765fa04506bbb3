import { useState } from 'react';
import { langOf } from '../../../shared/site/untranslated';
import { NotLoaded } from '../../../shared/ui/loading';
import { useLesson } from '../../learning';
import type { VideoWidget } from '../../lesson-widgets';
import { PositionStore, seekTo, usePlayback } from '../playback/use-playback';
import { LessonVideo } from '../stage/lesson-video';
import { VideoTranscript } from '../transcript/video-transcript';
import { LanguageNote } from './language-note';
import { LessonFlow } from './lesson-flow';
import { LessonSkeleton } from './lesson-view';

/** A lesson of the free preview. Nothing is recorded. */
export function FreePreview({ lessonId }: { lessonId: string }) {
  const query = useLesson(lessonId);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<LessonSkeleton />} />;
  return (
    <>
      {data.description && (
        <p lang={langOf(data, 'description')} className="text-lg text-ink-soft">
          {data.description}
        </p>
      )}
      <LanguageNote lesson={data} />
      <LessonFlow
        lessonId={lessonId}
        pages={data.pages}
        stores={false}
        renderVideo={(video) => <PreviewVideo lessonId={lessonId} video={video} />}
      />
    </>
  );
}

const nothing = () => undefined;

function PreviewVideo({ lessonId, video }: { lessonId: string; video: VideoWidget }) {
  const playback = usePlayback(lessonId, video.id, 0);
  const [position] = useState(() => new PositionStore());
  return (
    <div>
      <LessonVideo
        {...playback}
        video={video}
        shortcuts={null}
        onResumed={nothing}
        onTime={({ positionSeconds }) => position.move(positionSeconds)}
        onPause={nothing}
        onEnded={nothing}
      />
      <VideoTranscript
        video={video}
        position={position}
        onSeek={(seconds) => {
          if (playback.player.current) seekTo(playback.player.current, seconds);
        }}
      />
    </div>
  );
}
