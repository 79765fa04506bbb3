/** A member's courses as the player and the classroom take them: one set of calls and keys, so that both show the same. */
export { courseQuery, learningKeys, useCompletion, useCourse, useLesson } from './api';
export {
  allVideosComplete,
  type Course,
  type CourseLesson,
  type CourseModule,
  findLesson,
  firstLesson,
  lockAfter,
  moduleOf,
  modulesOf,
  neighbours,
  type PlacedLesson,
} from './course';
