/** The classroom of the member area: a member's courses, and the addresses of a course in it. */
export { Classroom } from './classroom';
export { ClassroomCourse } from './classroom-course';
