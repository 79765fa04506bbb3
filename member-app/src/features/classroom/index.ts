/** The classroom of the member area: a member's courses, and a course with its modules and lessons. */
export { Classroom } from './classroom';
export { ClassroomCourse } from './classroom-course';
