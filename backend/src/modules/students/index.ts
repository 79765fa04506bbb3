/**
 * Students: the coach's view of members. Owns nothing: a screen that reads accounts, login_sessions and purchases.
 */
export { StudentsModule } from './students.module.js';
