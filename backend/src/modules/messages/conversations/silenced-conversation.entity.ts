import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** Records that a member has silenced the conversation of a circle or pod: only mentions notify them. */
@Entity('silenced_conversations')
@Index('silenced_conversations_of_conversation', ['conversationId'])
export class SilencedConversation {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') conversationId: string;
  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' }) conversation: Conversation;
}
