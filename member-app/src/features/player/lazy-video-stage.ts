import { lazy } from 'react';

/** The player's own code comes only where there is a video. */
export const LazyVideoStage = lazy(async () => ({ default: (await import('./video-stage')).VideoStage }));
