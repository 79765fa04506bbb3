import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { LegalDocument } from './legal-documents.js';

/** A published version of a legal page, which never changes, because people have accepted it. */
@Entity('legal_versions')
@Check('legal_versions_number', 'number > 0')
export class LegalVersion {
  @PrimaryColumn('varchar', { length: 20 }) document: LegalDocument;

  /** 1, 2, 3 … */
  @PrimaryColumn('integer') number: number;

  @Column('text') html: string;
  @Column('timestamptz') publishedAt: Date;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid') publishedBy: string;
}
