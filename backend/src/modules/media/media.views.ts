import { oneOf, oneOfOrNull, publishedView } from '../../platform/database/published-view.js';
import { MEDIA_KINDS } from './inspection/media-kinds.js';

/** `converting` ends by itself; `not_converted`: no worker has ffmpeg, or nobody has started it. */
export const PLAYBACK_PROBLEMS = ['converting', 'failed', 'not_converted'] as const;

/** Stored files without their URLs: a person who may open a file gets a signed URL from `MediaDelivery`. */
export const mediaFacts = publishedView('media_facts', {
  id: 'uuid',
  kind: oneOf(MEDIA_KINDS),
  file_name: 'text',
  file_size: 'bigint',
  duration_seconds: 'integer?',
  /** Why some browsers can't play a recording; null: all can, or it is none. */
  playback_problem: oneOfOrNull(PLAYBACK_PROBLEMS),
});
