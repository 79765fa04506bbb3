/**
 * Students: the coach's view of members, and what the coach does with them: tags, emails, blocking, invitations. Owns
 * student_tags, tagged_students.
 */
export { StudentsModule } from './students.module.js';
