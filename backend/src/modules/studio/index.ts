/**
 * Studio: the coach's screens for products. Its list and figures read across modules; catalog makes the changes. Owns
 * no table, and no module may use it.
 */
export { StudioModule } from './studio.module.js';
