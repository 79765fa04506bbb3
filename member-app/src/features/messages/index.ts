/** Messages: what a member and the coach write to each other, on a page of their own and in the member area. */
export { CoachThread } from './coach-thread';
export { MessagesPanel } from './messages-panel';
