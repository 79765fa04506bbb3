import { oneOf, oneOfOrNull, publishedView } from '../../platform/database/published-view.js';
import { COMPLETION_RULES, LOCK_KINDS } from './course.entity.js';

// Each level has the ids and positions of the levels above it, so readers need no joins. Order by the positions from
// the section down. Unused columns cost nothing: the planner drops their joins.

export const courseFacts = publishedView('course_facts', { id: 'uuid' });

export const sectionPlaces = publishedView('section_places', {
  id: 'uuid',
  title: 'text',
  subtitle: 'text',
  position: 'integer',
  course_id: 'uuid',
});

export const modulePlaces = publishedView('module_places', {
  id: 'uuid',
  title: 'text',
  subtitle: 'text',
  position: 'integer',
  lock_kind: oneOfOrNull(LOCK_KINDS),
  lock_date: 'timestamptz?',
  lock_days: 'integer?',
  section_id: 'uuid',
  section_position: 'integer',
  course_id: 'uuid',
  thumbnail_asset_id: 'uuid?',
});

export const lessonPlaces = publishedView('lesson_places', {
  id: 'uuid',
  title: 'text',
  is_free_preview: 'boolean',
  position: 'integer',
  module_id: 'uuid',
  module_title: 'text',
  module_position: 'integer',
  section_id: 'uuid',
  section_position: 'integer',
  course_id: 'uuid',
  subtitle: 'text',
  description: 'text',
  thumbnail_asset_id: 'uuid?',
  completion_rule: oneOf(COMPLETION_RULES),
});

export const pagePlaces = publishedView('page_places', {
  id: 'uuid',
  title: 'text',
  position: 'integer',
  lesson_id: 'uuid',
  lesson_title: 'text',
  lesson_position: 'integer',
  module_position: 'integer',
  section_position: 'integer',
  course_id: 'uuid',
});

/** Lessons the coach has removed and can still restore. */
export const binnedLessons = publishedView('binned_lessons', { id: 'uuid' });
