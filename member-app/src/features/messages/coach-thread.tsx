import { useConversationWith } from './api';
import { LoneThread } from './lone-thread';

/** The member's conversation with the coach, by itself. */
export const CoachThread = () => <LoneThread conversation={useConversationWith({})} fillsPage />;
