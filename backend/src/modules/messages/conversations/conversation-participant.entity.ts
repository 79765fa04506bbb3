import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Conversation } from './conversation.entity.js';

/**
 * One of the people of a conversation in which something was written. What an inbox shows and sorts by is kept here with each
 * message, so that a long inbox costs as much as a short one. Who belongs to a circle or pod, groups say, and not this row.
 */
@Entity('conversation_participants')
@Index('conversation_participants_of_conversation', ['conversationId'])
@Index('conversation_participants_inbox', ['accountId', 'lastMessageAt', 'conversationId'])
@Index('conversation_participants_unread', ['accountId'], { where: 'read_through < last_sequence' })
@Index('conversation_participants_awaited', ['accountId', 'answerAwaitedSince'], {
  where: 'answer_awaited_since IS NOT NULL',
})
@Check('conversation_participants_read', 'read_through BETWEEN 0 AND last_sequence')
export class ConversationParticipant {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversation_participants_pk' })
  accountId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'conversation_participants_pk' })
  conversationId: string;

  @ManyToOne(() => Conversation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'conversation_id',
    foreignKeyConstraintName: 'conversation_participants_conversation_fk',
  })
  conversation: Conversation;

  /** null: the conversation is of a circle or pod. */
  @Column('uuid', { nullable: true })
  otherAccountId: string | null;

  @Column('integer')
  lastSequence: number;

  @Column('timestamptz')
  lastMessageAt: Date;

  /** Up to which message this person has read. What one writes oneself is read. */
  @Column('integer', { default: 0 })
  readThrough: number;

  /** The bell has told of something in a circle's conversation that this person has not read since. */
  @Column('boolean', { default: false })
  isTold: boolean;

  /** Of the first message of the other that this person has not answered; null: none waits for an answer. */
  @Column('timestamptz', { nullable: true })
  answerAwaitedSince: Date | null;
}
