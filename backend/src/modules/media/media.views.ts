import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { MEDIA_KINDS } from './inspection/media-kinds.js';

/** What a stored file is, without its address: a person who may open it gets a signed one from `MediaDelivery`. */
export const mediaFacts = publishedView('media_facts', {
  id: 'uuid',
  kind: oneOf(MEDIA_KINDS),
  file_name: 'text',
  file_size: 'bigint',
  duration_seconds: 'integer?',
});
