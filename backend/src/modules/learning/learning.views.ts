import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { COMPLETION_KINDS } from './completion.entity.js';

/** Completions of members; `subject_id` is the video, task, lesson, module or course. */
export const completionFacts = publishedView('completion_facts', {
  account_id: 'uuid',
  kind: oneOf(COMPLETION_KINDS),
  subject_id: 'uuid',
  course_id: 'uuid',
  completed_at: 'timestamptz',
});

/** Modules that were open to members: locks no longer apply to them. */
export const openedModules = publishedView('opened_modules', {
  account_id: 'uuid',
  course_id: 'uuid',
  module_id: 'uuid',
});

/** Seconds that members really watched each video, one row per viewing. */
export const watchedSeconds = publishedView('watched_seconds', {
  account_id: 'uuid',
  course_id: 'uuid',
  video_id: 'uuid',
  seconds: 'integer',
});

/** The lesson at which each member left each course. */
export const memberPositions = publishedView('member_positions', {
  account_id: 'uuid',
  course_id: 'uuid',
  lesson_id: 'uuid',
});
