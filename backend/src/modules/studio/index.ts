/**
 * Studio: the coach's desk for what she sells. Its lists and figures read across catalog, courses, enrollments and payments;
 * what may become of a product is catalog's to say, and whether it was ever sold is settled here, above both.
 * Owns no table; nobody may use it.
 */
export { StudioModule } from './studio.module.js';
