import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/** Somebody does not want to be told of what is written in the conversation of a circle or pod, unless it mentions her. */
@Entity('silenced_conversations')
@Index('silenced_conversations_of_conversation', ['conversationId'])
export class SilencedConversation {
  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'silenced_conversations_pk' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'silenced_conversations_pk' })
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'conversation_id',
    foreignKeyConstraintName: 'silenced_conversations_conversation_fk',
  })
  conversation: Conversation;
}
