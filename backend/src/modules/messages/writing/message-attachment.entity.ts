import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Message } from './message.entity.js';

/** A photo or file of a message; its position is part of its key. */
@Entity('message_attachments')
@Unique('message_attachments_asset', ['assetId'])
@Check('message_attachments_position', 'position BETWEEN 0 AND 3')
export class MessageAttachment {
  @PrimaryColumn('uuid') @ForeignKey(() => Message, 'id', { onDelete: 'CASCADE' }) messageId: string;
  @PrimaryColumn('smallint') position: number;
  @Column('uuid') assetId: string;
}
