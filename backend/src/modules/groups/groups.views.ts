import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { GROUP_KINDS } from './group-kinds.js';

/** Members of circles and pods, by hand or through a product, with the start of each membership: one row each. */
export const groupedMembers = publishedView('grouped_members', {
  account_id: 'uuid',
  group_id: 'uuid',
  kind: oneOf(GROUP_KINDS),
  added_at: 'timestamptz',
});

/** Circles and pods by name. */
export const groupFacts = publishedView('group_facts', {
  id: 'uuid',
  kind: oneOf(GROUP_KINDS),
  name: 'text',
  translations: 'jsonb',
});
