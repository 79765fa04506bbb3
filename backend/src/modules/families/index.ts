/**
 * Families: a guardian's view of a ward (courses, progress, schedule and message contacts, but none of the ward's
 * texts), and a ward's purchase requests to the guardians. Owns purchase_requests.
 */
export { FamiliesModule } from './families.module.js';
