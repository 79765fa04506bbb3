/** A member's courses as the player and the classroom take them: one set of calls and keys, so that both show the same. */
export { learningKeys, useCompletion, useCourse, useLesson } from './api';
export {
  allVideosComplete,
  type Course,
  type CourseLesson,
  type CourseModule,
  findLesson,
  firstLesson,
  type PlacedLesson,
} from './course';
