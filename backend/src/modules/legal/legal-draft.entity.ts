import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalDocument } from './legal-documents.js';

/** The coach's draft of a legal page; nobody else sees the draft before it is published. */
@Entity('legal_drafts')
@Check('legal_drafts_version', 'version > 0')
export class LegalDraft {
  @PrimaryColumn('varchar', { length: 20 }) document: LegalDocument;

  /** Sanitized HTML. */
  @Column('text') html: string;

  /** Grows with every save. */
  @Column('integer') version: number;

  @Column('timestamptz') savedAt: Date;
}
