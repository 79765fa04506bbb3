import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** A member has silenced the conversation of a circle or pod: only mentions notify them. */
@Entity('silenced_conversations')
@Index('silenced_conversations_of_conversation', ['conversationId'])
export class SilencedConversation {
  /** An account's id, without a foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'silenced_conversations_pk' }) accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'silenced_conversations_pk' }) conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id', foreignKeyConstraintName: 'silenced_conversations_conversation_fk' })
  conversation: Conversation;
}
