import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { bigintAsNumber } from '../../../platform/database/bigint.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from './upload-purposes.js';

/** The right of one person to send one file. The asset has the ticket's id, so a ticket gives one asset only. */
@Entity('upload_tickets')
@Check(
  'upload_tickets_purpose',
  `purpose IN (${UPLOAD_PURPOSES.map((purpose) => `'${purpose}'`).join(', ')})`,
)
@Check('upload_tickets_file_size', 'file_size > 0')
@Index('upload_tickets_claim_until', ['claimUntil'])
export class UploadTicket {
  @PrimaryColumn('uuid') id: string;

  /** Belongs to accounts; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Null: the call that uses the file decides. */
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

  /** Uploaded bytes may be used until this time. */
  @Column('timestamptz') claimUntil: Date;

  /** Time of the claim or the refusal; a ticket is used once. */
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
