import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AcceptanceOccasion, LegalDocument } from './legal-documents.js';

/** The coach's unpublished draft of a legal page. */
@Entity('legal_drafts')
@Check('legal_drafts_version', 'version > 0')
export class LegalDraft {
  @PrimaryColumn('varchar', { length: 20 }) document: LegalDocument;

  /** Sanitized HTML. */
  @Column('text') html: string;

  /** Version: increases with every save. */
  @Column('integer') version: number;

  @Column('timestamptz') savedAt: Date;
}

/** A published version of a legal page, which never changes, because people have accepted it. */
@Entity('legal_versions')
@Check('legal_versions_number', 'number > 0')
export class LegalVersion {
  @PrimaryColumn('varchar', { length: 20 }) document: LegalDocument;

  /** Number of the version, from 1. */
  @PrimaryColumn('integer') number: number;

  @Column('text') html: string;
  @Column('timestamptz') publishedAt: Date;

  /** Account id; no foreign key across modules. */
  @Column('uuid') publishedBy: string;
}

/** A person's acceptance of a legal text. Rows never change; they are deleted with the person. */
@Entity('legal_acceptances')
@Check('legal_acceptances_version', 'version >= 0')
@Index('legal_acceptances_account_id', ['accountId'])
export class LegalAcceptance {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  @Column('varchar', { length: 20 }) document: LegalDocument;

  /** Version published at the time; 0: the starting text. */
  @Column('integer') version: number;

  @Column('varchar', { length: 20 }) occasion: AcceptanceOccasion;

  /** Number of the order, for a payment. */
  @Column('varchar', { length: 20, nullable: true }) orderNumber: string | null;

  @Column('timestamptz') acceptedAt: Date;
}
