/** Messages of members with the coach, with each other and in their circles. */
export { CircleThread, CoachThread } from './lone-thread';
export { MessagesPanel } from './messages-panel';
