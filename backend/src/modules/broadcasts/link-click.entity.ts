import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Delivery } from './delivery.entity.js';
import { MailingLink } from './mailing-link.entity.js';

/** Counts how often a recipient followed a link of a mailing. Stores neither location nor device. */
@Entity('mailing_link_clicks')
@Index('mailing_link_clicks_link', ['linkId'])
@Check('mailing_link_clicks_count', 'count > 0')
export class LinkClick {
  @ForeignKey(() => Delivery, 'id', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') deliveryId: string;
  @ForeignKey(() => MailingLink, 'id', { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') linkId: string;
  @Column('timestamptz') firstAt: Date;
  @Column('integer', { default: 1 }) count: number;
}
