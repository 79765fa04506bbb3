import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Message } from './message.entity.js';

/** A person mentioned in a message to a circle or pod, now or in an earlier version of the text. */
@Entity('message_mentions')
@Index('message_mentions_account', ['accountId'])
export class MessageMention {
  @PrimaryColumn('uuid') @ForeignKey(() => Message, 'id', { onDelete: 'CASCADE' }) messageId: string;
  @PrimaryColumn('uuid') accountId: string;
}
