/**
 * Learning: where a member is in her courses, what she has finished, which modules are open to her.
 * Offers the Classroom: the one door that says who may work on which lesson now.
 * Asks courses, widgets and enrollments. Tells lesson.completed and course.completed.
 */
export { Classroom } from './classroom.service.js';
export { learningEntities } from './learning.entities.js';
export { LearningModule } from './learning.module.js';
