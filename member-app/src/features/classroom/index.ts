/** The classroom of the member area: her courses, and a course with its modules and lessons. */
export { Classroom } from './classroom';
export { ClassroomCourse } from './classroom-course';
