/** Messages of members to the coach, to each other and in their circles. */
export { CircleThread, CoachThread } from './lone-thread';
export { MessagesPanel } from './messages-panel';
