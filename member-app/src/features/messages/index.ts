/** Messages: what members write to the coach, to one another and in their circles, on a page of their own and in the member area. */
export { CircleThread, CoachThread } from './lone-thread';
export { MessagesPanel } from './messages-panel';
