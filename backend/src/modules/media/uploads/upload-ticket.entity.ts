import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintAsNumber } from '../../../platform/database/bigint.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from './upload-purposes.js';

/** One person's right to send one file. The asset gets the ticket's id, so a ticket yields only one asset. */
@Entity('upload_tickets')
@Check(
  'upload_tickets_purpose',
  `purpose IN (${UPLOAD_PURPOSES.map((purpose) => `'${purpose}'`).join(', ')})`,
)
@Check('upload_tickets_file_size', 'file_size > 0')
@Index('upload_tickets_claim_until', ['claimUntil'])
export class UploadTicket {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Purpose; null: the call that uses the file decides. */
  @Column('text', { nullable: true }) purpose: UploadPurpose | null;

  @Column('varchar', { length: 200, nullable: true }) fileName: string | null;

  /** Announced type, signed into the URL; null: not announced. */
  @Column('varchar', { length: 120, nullable: true }) mimeType: string | null;

  /** Announced size in bytes, signed into the URL; null: not announced. */
  @Column('bigint', { nullable: true, transformer: bigintAsNumber }) fileSize: number | null;

  @Column('varchar', { length: 300 }) objectKey: string;

  @Column('varchar', { length: 1024, nullable: true }) multipartId: string | null;

  @Column('timestamptz') createdAt: Date;

  @Column('timestamptz') expiresAt: Date;

  /** Time until which the uploaded bytes can be used. */
  @Column('timestamptz') claimUntil: Date;

  /** Time of the claim or the refusal; a ticket is used once. */
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
