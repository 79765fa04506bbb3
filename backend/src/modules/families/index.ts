/**
 * Families: what a guardian sees of her daughter: courses, progress and times, and whom she may write with, and nothing she has written;
 * and what a daughter asks her guardians to buy. Owns purchase_requests. Publishes purchase.asked.
 */
export { familyEntities } from './families.entities.js';
export { FamiliesModule } from './families.module.js';
