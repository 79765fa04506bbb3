/** Messages: what members write to the coach and to one another, on a page of their own and in the member area. */
export { CoachThread } from './coach-thread';
export { MessagesPanel } from './messages-panel';
