import { Choice } from '../../platform/http/fields/index.js';

const EDITIONS = ['published', 'draft'] as const;

export class FeaturedQuery {
  @Choice(EDITIONS, null, {
    default: 'published',
    description: 'For the coach: as the draft of the site picks them; everybody else sees what is published',
    optional: true,
  })
  as: (typeof EDITIONS)[number] = 'published';
}
