import { useConversationWith } from './api';
import { LoneThread } from './lone-thread';

/** What the members of a circle or pod and the coach write to one another, by itself. */
export const CircleThread = ({ groupId }: { groupId: string }) => (
  <LoneThread conversation={useConversationWith({ groupId })} />
);
