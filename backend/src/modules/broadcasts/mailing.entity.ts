import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SUBJECT_LIMIT = 150;
export const TEXT_LIMIT = 10_000;

/** Text that the coach sends to many: a broadcast, or a step of a sequence. Plain text with placeholders and links. */
@Entity('mailings')
export class Mailing {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: SUBJECT_LIMIT }) subject: string;
  @Column('varchar', { length: TEXT_LIMIT }) text: string;
}
