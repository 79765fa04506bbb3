import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SUBJECT_LIMIT = 150;
export const TEXT_LIMIT = 10_000;

/** Text that the coach sends to many: a broadcast, or a step of a sequence, with placeholders and links. */
@Entity('mailings')
export class Mailing {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: SUBJECT_LIMIT }) subject: string;
  /** Plain text, made from `html` if there is one. */
  @Column('varchar', { length: TEXT_LIMIT }) text: string;

  /** Cleaned HTML (platform/html); null: plain text is all. */
  @Column('text', { nullable: true }) html: string | null;
}
