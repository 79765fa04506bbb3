import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Gift } from './gift.entity.js';

/** Link to a gift. The token itself is in the email, or with the buyer who copied it. */
@Entity('gift_links')
@Index('gift_links_of_gift', ['giftId'])
export class GiftLink {
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey(() => Gift, { onDelete: 'CASCADE' }) @Column('uuid') giftId: string;
  @Column('timestamptz') createdAt: Date;
}
