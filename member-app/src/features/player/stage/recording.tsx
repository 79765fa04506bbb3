import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/loading';

/** Loads the player's code only if there is something to play. */
const AudioStage = lazy(async () => ({ default: (await import('./audio-stage')).AudioStage }));

export const Recording = (recording: ComponentProps<typeof AudioStage>) => (
  <Suspense fallback={<Skeleton className="h-23" />}>
    <AudioStage {...recording} />
  </Suspense>
);
