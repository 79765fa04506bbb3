/** A member's courses: one set of calls and keys, so that every page shows the same progress. */
export { AccessUntil } from './access-until';
export { learningKeys, useCompletion, useCourseOutline, useLesson } from './api';
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
export { LaterAccessEnded } from './later-access-ended';
export { whenItOpens, whyItIsLocked } from './lock-words';
export { useEndedAccess } from './use-ended-access';
export { toastFailedCompletion, useFinishLesson } from './use-finish-lesson';
export { WaitingNotice } from './waiting-notice';
