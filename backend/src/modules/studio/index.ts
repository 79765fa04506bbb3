/**
 * Studio: the coach's screens for products. Its list and figures read across modules; whatever a screen does to a
 * product is done by catalog. Owns no table; nobody may use it.
 */
export { StudioModule } from './studio.module.js';
