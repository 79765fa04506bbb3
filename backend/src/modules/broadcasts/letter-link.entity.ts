import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ADDRESS_LIMIT } from './letter-terms.js';
import { Letter } from './letter.entity.js';

/** An address that the coach wrote into a letter: the only ones to which a link of ours leads on. It stays once the letter was sent. */
@Entity('letter_links')
@Unique('letter_links_address', ['letterId', 'url'])
export class LetterLink {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Letter, 'id', { onDelete: 'CASCADE' }) @Column('uuid') letterId: string;
  @Column('varchar', { length: ADDRESS_LIMIT }) url: string;

  /** The words that lead there; without words of its own the address. */
  @Column('varchar', { length: ADDRESS_LIMIT }) label: string;
}
