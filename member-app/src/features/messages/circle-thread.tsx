import { useConversationWith } from './api';
import { LoneThread } from './lone-thread';

/** Conversation of a circle or pod with the coach, by itself. */
export const CircleThread = ({ groupId }: { groupId: string }) => (
  <LoneThread conversation={useConversationWith({ groupId })} />
);
