import { Choice } from '../../platform/http/fields/index.js';

const EDITIONS = ['published', 'draft'] as const;

export class FeaturedQuery {
  @Choice(EDITIONS, null, {
    default: 'published',
    description: 'The coach can preview the draft’s selection. Everyone else gets the published one.',
    optional: true,
  })
  as: (typeof EDITIONS)[number] = 'published';
}
