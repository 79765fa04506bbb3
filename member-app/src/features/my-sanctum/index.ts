/** A member's own place: what she is learning and what she has. */
export { MySanctum } from './my-sanctum';
