import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError, notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { safeHtml } from '../../platform/html/safe-html.js';
import { AuditService } from '../audit/index.js';
import type { LegalDocument } from './legal-documents.js';
import { LegalDraft, LegalVersion } from './legal-draft.entity.js';
import type { LegalDraftResponse } from './legal.dto.js';
import { LegalQueries } from './legal.queries.js';
import { STARTING_TEXTS } from './starting-texts.js';

/** Manages drafts of legal pages, which only the coach sees, and publishes them as versions that people accept. */
@Injectable()
export class LegalDraftsService {
  constructor(
    private readonly database: Database,
    private readonly queries: LegalQueries,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Saves the draft. With `expectedVersion` a newer draft is not overwritten: 412 with the current one. */
  save(document: LegalDocument, html: string, expectedVersion?: number): Promise<LegalDraftResponse> {
    const clean = safeHtml(html);
    return this.database.transaction(async (tx) => {
      const { version } = await this.lock(tx, document, expectedVersion);
      return this.write(tx, document, clean, version + 1);
    });
  }

  /** Resets the draft to a version, or to the starting text (0). Visitors see the published text until the next publication. */
  restore(document: LegalDocument, number: number, expectedVersion?: number): Promise<LegalDraftResponse> {
    return this.database.transaction(async (tx) => {
      const { version } = await this.lock(tx, document, expectedVersion);
      const found = number === 0 ? null : await tx.findOneBy(LegalVersion, { document, number });
      if (number > 0 && !found) throw notFound('Version');
      return this.write(tx, document, found?.html ?? STARTING_TEXTS[document], version + 1);
    });
  }

  /** Publishes the draft; an unchanged text makes no new version. */
  publish(document: LegalDocument, by: string, expectedVersion?: number): Promise<LegalDraftResponse> {
    return this.database.transaction(async (tx) => {
      const { html, hasChanges, publishedVersion } = await this.lock(tx, document, expectedVersion);
      if (hasChanges) {
        await tx.insert(LegalVersion, {
          document,
          number: publishedVersion + 1,
          html,
          publishedAt: this.clock.now(),
          publishedBy: by,
        });
        await this.audit.record(tx, { by, action: 'legal.published', subject: { type: 'site' } });
      }
      return this.queries.draftIn(tx, document);
    });
  }

  /** Locks the draft, even while there is no row to lock yet. */
  private async lock(tx: Tx, document: LegalDocument, expectedVersion: number | undefined) {
    await tx.query('lock table legal_drafts in share row exclusive mode');
    const current = await this.queries.draftIn(tx, document);
    if (expectedVersion !== undefined && expectedVersion !== current.version)
      throw new DomainError(
        'stale_edit',
        'This page was changed somewhere else. Reload to see the latest version.',
        { current },
      );
    return current;
  }

  private async write(tx: Tx, document: LegalDocument, html: string, version: number) {
    await tx.upsert(LegalDraft, { document, html, version, savedAt: this.clock.now() }, ['document']);
    return this.queries.draftIn(tx, document);
  }
}
