import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { MESSAGE_LIMIT } from '../writing/message.entity.js';

export const SAVED_REPLY_TITLE_LIMIT = 80;

/** Text that the coach inserts into messages and can change there. */
@Entity('saved_replies')
@Index('saved_replies_account', ['accountId'])
export class SavedReply {
  @PrimaryColumn('uuid') id: string;

  /** The coach's account, which is in another module, so without a foreign key. */
  @Column('uuid') accountId: string;

  @Column('varchar', { length: SAVED_REPLY_TITLE_LIMIT }) title: string;
  @Column('varchar', { length: MESSAGE_LIMIT }) text: string;
  @Column('timestamptz') createdAt: Date;
  @Column('integer', { default: 1 }) version: number;
}
