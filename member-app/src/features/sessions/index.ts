/** A member's sessions with the coach: booked, moved, canceled, joined, and what the coach wrote down afterwards. */
export { BookSession } from './book-session';
export { PaidTime } from './paid-time';
export { SessionList } from './session-list';
export { useToArrange } from './api';
