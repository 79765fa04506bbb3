import type { CoursePosition } from '../../../shared/lib/course-position';
import type { CourseOutline, OutlineModule } from '../../learning';

/**
 * Part of a course that an address names, with the addresses of its lessons, which differ between `/course/{id}` and
 * the classroom.
 */
export interface CoursePlace {
  asked: CoursePosition;
  /** Module that the address names and that has no lesson to open: locked, or still empty. */
  module?: OutlineModule | undefined;
  /** True if an address without a lesson opens the saved position; otherwise a module is to be selected. */
  resumes: boolean;
  addressOf: (course: CourseOutline, lessonId: string) => string;
  /** Called once the course is open. */
  onOpen?: () => void;
}
