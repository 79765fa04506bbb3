/**
 * Learning: where a member is in her courses, what she has finished, which modules are open to her.
 * Asks courses, widgets and enrollments. Tells lesson.completed and course.completed.
 */
export { learningEntities } from './learning.entities.js';
export { LearningModule } from './learning.module.js';
