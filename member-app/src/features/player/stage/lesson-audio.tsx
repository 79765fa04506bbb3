import { lazy, Suspense, useId } from 'react';
import { Skeleton } from '../../../shared/ui/loading';
import { type MediaWidget, Transcript } from '../../lesson-widgets';

/** The player's code is loaded only if there is something to play. */
const AudioStage = lazy(async () => ({ default: (await import('./audio-stage')).AudioStage }));

export function LessonAudio({ audio }: { audio: Extract<MediaWidget, { type: 'audio' }> }) {
  const heading = useId();
  const { title, caption, transcript } = audio.settings;
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-line bg-surface p-5">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {caption && <p className="mt-1 text-sm text-ink-soft">{caption}</p>}
      <div className="mt-3">
        <Suspense fallback={<Skeleton className="h-23" />}>
          <AudioStage {...audio} />
        </Suspense>
      </div>
      <Transcript text={transcript} />
    </section>
  );
}
