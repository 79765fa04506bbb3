import { useConversationWith } from './api';
import { LoneThread } from './lone-thread';

export const CoachThread = () => <LoneThread conversation={useConversationWith({})} fillsPage />;
