/** Families: what a guardian sees of her daughter: courses, progress and times, and whom she may write with. Nothing she has written. */
export { FamiliesModule } from './families.module.js';
