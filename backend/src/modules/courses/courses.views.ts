import { oneOfOrNull, publishedView } from '../../platform/database/published-view.js';
import { LOCK_KINDS } from './course-module.entity.js';

// Each level knows where it stands, up to its course, so that nobody else has to join them. Order by the positions from
// the section down. What is not asked of a view costs nothing: the planner leaves out the joins behind it.

/** Courses there are; each has the id of its product. */
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

/** Lessons the coach has removed and can still bring back. */
export const binnedLessons = publishedView('binned_lessons', { id: 'uuid' });
