/**
 * Families: a guardian's view of a ward (courses, progress, times and message contacts, but nothing the ward has
 * written), and a ward's purchase requests to the guardians. Owns purchase_requests.
 */
export { FamiliesModule } from './families.module.js';
