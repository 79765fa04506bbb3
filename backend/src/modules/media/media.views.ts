import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { MEDIA_KINDS } from './inspection/media-kinds.js';

/** Stored files without their URLs: a person who may open a file gets a signed URL from `MediaDelivery`. */
export const mediaFacts = publishedView('media_facts', {
  id: 'uuid',
  kind: oneOf(MEDIA_KINDS),
  file_name: 'text',
  file_size: 'bigint',
  duration_seconds: 'integer?',
});
