import { useConversationWith } from './api';
import { LoneThread } from './lone-thread';

export const CircleThread = ({ groupId }: { groupId: string }) => (
  <LoneThread conversation={useConversationWith({ groupId })} />
);
