/** Finds students, products, lessons, orders and posts for the coach by a few letters. Owns nothing. */
export { FinderModule } from './finder.module.js';
