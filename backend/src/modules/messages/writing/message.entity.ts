import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

export const MESSAGE_LIMIT = 4_000;
export const MOST_ATTACHMENTS = 4;
export const HIDDEN_REASON_LIMIT = 500;

/** What one person wrote. Its place in the conversation has no gap before it; deleted, the place stays and the words go. */
@Entity('messages')
@Unique('messages_id', ['id'])
@Unique('messages_sent_once', ['conversationId', 'senderId', 'clientId'])
@Check(
  'messages_text',
  '(text IS NULL) = (deleted_at IS NOT NULL) AND (char_length(text) > 0 OR attachment_count > 0)',
)
@Check('messages_attachment_count', 'attachment_count BETWEEN 0 AND 4')
@Check('messages_sequence', 'sequence > 0')
@Check('messages_hidden', '(hidden_at IS NULL) = (hidden_reason IS NULL)')
export class Message {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'messages_pk' })
  conversationId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'messages_pk' })
  sequence: number;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id', foreignKeyConstraintName: 'messages_conversation_fk' })
  conversation: Conversation;

  @Column('uuid')
  id: string;

  /** null: somebody who has left for good; her words are gone, and their place in the conversation of a circle stays. */
  @Column('uuid', { nullable: true })
  senderId: string | null;

  /** Made by the sender's device, so that a message which is sent again is one message. */
  @Column('uuid')
  clientId: string;

  @Column('varchar', { length: MESSAGE_LIMIT, nullable: true })
  text: string | null;

  /** With something attached it may be without words. */
  @Column('smallint', { default: 0 })
  attachmentCount: number;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Since when the coach keeps it from the others of a circle or pod. */
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  /** Why, for its sender. */
  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true })
  hiddenReason: string | null;
}
