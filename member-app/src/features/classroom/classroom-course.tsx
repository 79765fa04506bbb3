import { Navigate } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import {
  type CourseOutline,
  findLesson,
  lessonToGoOnWithIn,
  moduleOf,
  modulesOf,
  type OutlineModule,
  useCourseOutline,
} from '../learning';
import { CoursePage } from '../player';

interface ClassroomCourseProps {
  courseId: string;
  /** Undefined while no module is chosen. */
  moduleId?: string | undefined;
  lessonId?: string | undefined;
}

/** The course at its addresses in the classroom; each module and lesson has one. */
export function ClassroomCourse({ courseId, moduleId, lessonId }: ClassroomCourseProps) {
  const { data: course } = useCourseOutline(courseId);
  const module = course && modulesOf(course).find(({ id }) => id === moduleId);
  const better = course && moduleId !== undefined && betterAddress(course, module, lessonId);
  if (better) return <Navigate to={better} replace />;
  const isOpen = lessonId !== undefined && !module?.isLocked;
  return (
    <CoursePage
      courseId={courseId}
      place={{
        asked: { lessonId: isOpen ? lessonId : null, videoId: null, positionSeconds: 0 },
        module: isOpen ? undefined : module,
        resumes: false,
        addressOf: lessonAddress,
      }}
    />
  );
}

/** Address of a lesson in the classroom, which includes its module. */
const lessonAddress = (course: CourseOutline, lessonId: string): string =>
  sanctumPaths.classroomLesson(course.id, moduleOf(course, lessonId)?.id ?? '', lessonId);

/**
 * URL to redirect to: the new place of a moved lesson, the lesson to continue with for a module, or the course if the
 * module is gone. Undefined for a correct URL.
 */
function betterAddress(
  course: CourseOutline,
  module: OutlineModule | undefined,
  lessonId: string | undefined,
): string | undefined {
  if (module?.isLocked) return undefined;
  if (lessonId !== undefined && findLesson(course, lessonId)) {
    return moduleOf(course, lessonId) === module ? undefined : lessonAddress(course, lessonId);
  }
  if (!module) return sanctumPaths.classroomCourse(course.id);
  const lesson = lessonToGoOnWithIn(module);
  return lesson && lessonAddress(course, lesson.id);
}
