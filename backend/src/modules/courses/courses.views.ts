import { oneOf, oneOfOrNull, publishedView } from '../../platform/database/published-view.js';
import { COMPLETION_RULES, LOCK_KINDS } from './course.entity.js';

// Each level has the ids and positions of the levels above it, so readers need no joins. Sort by the positions from the
// section down. Unused columns cost nothing: the planner drops their joins.
// Every level has two views with the same columns: `…_places` is what members see, `builder_…` what the coach edits,
// drafts included (docs/decisions/drafts-beside-what-is-live.md).

export const courseFacts = publishedView('course_facts', { id: 'uuid' });

const SECTION = {
  id: 'uuid',
  title: 'text',
  subtitle: 'text',
  position: 'integer',
  course_id: 'uuid',
  translations: 'jsonb',
} as const;

const MODULE = {
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
  translations: 'jsonb',
} as const;

const LESSON = {
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
  translations: 'jsonb',
} as const;

const PAGE = {
  id: 'uuid',
  title: 'text',
  position: 'integer',
  lesson_id: 'uuid',
  lesson_title: 'text',
  lesson_position: 'integer',
  module_position: 'integer',
  section_position: 'integer',
  course_id: 'uuid',
} as const;

export const sectionPlaces = publishedView('section_places', SECTION);
export const modulePlaces = publishedView('module_places', MODULE);
export const lessonPlaces = publishedView('lesson_places', LESSON);
export const pagePlaces = publishedView('page_places', { ...PAGE, translations: 'jsonb' });

export const builderSections = publishedView('builder_sections', SECTION);
export const builderModules = publishedView('builder_modules', MODULE);
export const builderLessons = publishedView('builder_lessons', { ...LESSON, published_at: 'timestamptz?' });
export const builderPages = publishedView('builder_pages', { ...PAGE, translations: 'jsonb' });

/** Live pages, and pages that only the coach sees: for what members did before a lesson was unpublished. */
export const allPages = publishedView('all_pages', PAGE);

/** Lessons the coach has removed and can still restore. */
export const binnedLessons = publishedView('binned_lessons', { id: 'uuid' });
