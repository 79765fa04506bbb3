/** A member's courses as player and classroom take them: one set of calls and keys, so that both show the same progress. */
export { learningKeys, useCompletion, useCourseOutline, useLesson } from './api';
export {
  allVideosComplete,
  type CourseOutline,
  findLesson,
  firstLesson,
  lessonToGoOnWith,
  lockAfter,
  moduleOf,
  modulesOf,
  neighbours,
  type OutlineLesson,
  type OutlineModule,
  type PlacedLesson,
} from './course-outline';

export { whenItOpens, whyItIsLocked } from './lock-words';
export { toastFailedCompletion, useFinishLesson } from './use-finish-lesson';
export { WaitingNotice } from './waiting-notice';
