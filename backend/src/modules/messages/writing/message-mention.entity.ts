import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Message } from './message.entity.js';

/** Somebody who is, or in an earlier wording was, mentioned in a message to a circle or pod. */
@Entity('message_mentions')
@Index('message_mentions_account', ['accountId'])
export class MessageMention {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_mentions_pk' })
  @ForeignKey(() => Message, 'id', { name: 'message_mentions_message_fk', onDelete: 'CASCADE' })
  messageId: string;

  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_mentions_pk' })
  accountId: string;
}
