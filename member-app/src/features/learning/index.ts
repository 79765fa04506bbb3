/** A member's courses: one set of calls and keys, so that every page shows the same progress. */
export { AccessEnded } from './access-ended';
export { AccessUntil } from './access-until';
export { learningKeys, useCompletion, useCourseOutline, useEndedAccess, useLesson } from './api';
export {
  allVideosComplete,
  type CourseOutline,
  findLesson,
  firstLesson,
  lessonToGoOnWith,
  lessonToGoOnWithIn,
  lockAfter,
  moduleOf,
  modulesOf,
  neighbours,
  type OutlineLesson,
  type OutlineModule,
  type PlacedLesson,
} from './course-outline';
export { EndedAccess } from './ended-access';
export { whenItOpens, whyItIsLocked } from './lock-words';
export { toastFailedCompletion, useFinishLesson } from './use-finish-lesson';
export { WaitingNotice } from './waiting-notice';
