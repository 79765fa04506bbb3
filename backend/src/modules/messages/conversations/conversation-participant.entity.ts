import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { TimeOfUpdate } from '../../../platform/database/time-of-update.js';
import { Conversation } from './conversation.entity.js';

/**
 * A participant of a conversation with messages. The fields that an inbox shows and sorts by are updated with each
 * message, so that a long inbox costs as much as a short one. Membership of a circle or pod comes from groups, not from
 * this row.
 */
@Entity('conversation_participants')
@Index('conversation_participants_of_conversation', ['conversationId'])
@Index('conversation_participants_inbox', ['accountId', 'lastMessageAt', 'conversationId'])
@Index('conversation_participants_updated', ['accountId', 'updatedAt', 'conversationId'])
@Index('conversation_participants_unread', ['accountId'], { where: 'read_through < last_sequence' })
@Index('conversation_participants_awaited', ['accountId', 'answerAwaitedSince'], {
  where: 'answer_awaited_since IS NOT NULL',
})
@Check('conversation_participants_read', 'read_through BETWEEN 0 AND last_sequence')
export class ConversationParticipant {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('uuid') conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'conversation_id',
    foreignKeyConstraintName: 'conversation_participants_conversation_fk',
  })
  conversation: Conversation;

  /** Null for the conversation of a circle or pod. */
  @Column('uuid', { nullable: true }) otherAccountId: string | null;

  /** Also the time of the latest change of a message. */
  @TimeOfUpdate() updatedAt: Date;

  @Column('integer') lastSequence: number;
  @Column('timestamptz') lastMessageAt: Date;

  /** Sequence of the last message that this person has read. Their own messages count as read. */
  @Column('integer', { default: 0 }) readThrough: number;

  /** True if the bell has an unread notification about a circle's conversation. */
  @Column('boolean', { default: false }) isNotified: boolean;

  /** Time of the other person's first message that this person has not answered; null if none is open. */
  @Column('timestamptz', { nullable: true }) answerAwaitedSince: Date | null;
}
