import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ADDRESS_LIMIT } from './mailing-terms.js';
import { Mailing } from './mailing.entity.js';

/**
 * An address that the coach wrote into a mailing. Our links lead to these addresses only. Kept once the mailing was
 * sent.
 */
@Entity('mailing_links')
@Unique('mailing_links_address', ['mailingId', 'url'])
export class MailingLink {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Mailing, 'id', { onDelete: 'CASCADE' }) @Column('uuid') mailingId: string;
  @Column('varchar', { length: ADDRESS_LIMIT }) url: string;

  /** Text of the link; without one, its address. */
  @Column('varchar', { length: ADDRESS_LIMIT }) label: string;
}
