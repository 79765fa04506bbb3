import { Check, Column, Entity, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Conversation } from '../conversations/conversation.entity.js';

export const MESSAGE_LIMIT = 4_000;
export const MOST_ATTACHMENTS = 4;
export const HIDDEN_REASON_LIMIT = 500;

/** A message. Sequences have no gaps; a deleted message keeps its place and loses its text. */
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
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('integer') sequence: number;
  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' }) conversation: Conversation;
  @Column('uuid') id: string;

  /** Null if the sender was erased: the text is gone, and in a circle an empty message remains. */
  @Column('uuid', { nullable: true }) senderId: string | null;

  /** Created by the sender's device, so that a message sent twice is stored once. */
  @Column('uuid') clientId: string;

  @Column('varchar', { length: MESSAGE_LIMIT, nullable: true }) text: string | null;

  /** Number of attachments; with at least one, the text may be empty. */
  @Column('smallint', { default: 0 }) attachmentCount: number;

  @Column('timestamptz') sentAt: Date;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;

  /** Time when the coach hid the message from the others of a circle or pod. */
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;

  /** Reason for hiding, shown to the sender. */
  @Column('varchar', { length: HIDDEN_REASON_LIMIT, nullable: true }) hiddenReason: string | null;
}
