/** A member's sessions with the coach: booked, moved, canceled and joined, with the coach's notes afterwards. */
export { BookSession } from './book-session';
export { PaidTime } from './paid-time';
export { SessionList } from './session-list';
export { useToArrange } from './api';
