import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AcceptanceOccasion, LegalDocument } from './legal-documents.js';

/** A person's acceptance of a legal text. Rows never change; they are deleted with the person. */
@Entity('legal_acceptances')
@Check('legal_acceptances_version', 'version >= 0')
@Index('legal_acceptances_account_id', ['accountId'])
export class LegalAcceptance {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  @Column('varchar', { length: 20 }) document: LegalDocument;

  /** Version that was published then; 0: the starting text. */
  @Column('integer') version: number;

  @Column('varchar', { length: 20 }) occasion: AcceptanceOccasion;

  /** Order number, for a payment. */
  @Column('varchar', { length: 20, nullable: true }) orderNumber: string | null;

  @Column('timestamptz') acceptedAt: Date;
}
