import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { type CourseOutline, moduleOf, type PlacedLesson } from '../learning';

/** A lesson of the classroom is reached through its module. */
export function lessonAddress(course: CourseOutline, { lesson }: PlacedLesson): string {
  const module = moduleOf(course, lesson.id);
  return sanctumPaths.classroomLesson(course.id, module?.id ?? '', lesson.id);
}
