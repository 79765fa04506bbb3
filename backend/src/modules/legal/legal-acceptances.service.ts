import { Injectable } from '@nestjs/common';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { type AcceptanceOccasion, ACCEPTED_AT, type LegalDocument } from './legal-documents.js';
import { LegalAcceptance } from './legal-draft.entity.js';

type Accepted = { accountId: string; occasion: AcceptanceOccasion; at: Date; orderNumber?: string };

/** Stores the accepted versions of the legal texts, with times. */
@Injectable()
export class LegalAcceptancesService {
  /** Records the acceptance of the published versions, in the transaction of the sign-up or payment. */
  async record(tx: Tx, { accountId, occasion, at, orderNumber }: Accepted): Promise<void> {
    const published = await tx.query<{ document: LegalDocument; number: number }>(
      'select document, max(number) as number from legal_versions group by document',
    );
    const current = new Map(published.map(({ document, number }) => [document, number]));
    const rows = ACCEPTED_AT[occasion].map((document) => ({
      id: newId(),
      accountId,
      document,
      version: current.get(document) ?? 0,
      occasion,
      orderNumber: orderNumber ?? null,
      acceptedAt: at,
    }));
    await tx.insert(LegalAcceptance, rows);
  }
}
