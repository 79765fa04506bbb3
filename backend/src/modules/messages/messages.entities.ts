import { MessageAttachment } from './writing/message-attachment.entity.js';
import { SavedReply } from './coachs-inbox/saved-reply.entity.js';
import { Conversation } from './conversations/conversation.entity.js';
import { ConversationParticipant } from './conversations/conversation-participant.entity.js';
import { SilencedConversation } from './conversations/silenced-conversation.entity.js';
import { MessageReport } from './reports/message-report.entity.js';
import { MessageBlock } from './settings/message-block.entity.js';
import { MessageSettings } from './settings/message-settings.entity.js';
import { MessageMention } from './writing/message-mention.entity.js';
import { Message } from './writing/message.entity.js';

export const messageEntities = [
  Conversation,
  ConversationParticipant,
  Message,
  MessageAttachment,
  MessageBlock,
  MessageMention,
  MessageReport,
  MessageSettings,
  SavedReply,
  SilencedConversation,
];
