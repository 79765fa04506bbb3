import { Conversation } from './conversations/conversation.entity.js';
import { ConversationParticipant } from './conversations/conversation-participant.entity.js';
import { Message } from './writing/message.entity.js';

export const messageEntities = [Conversation, ConversationParticipant, Message];
