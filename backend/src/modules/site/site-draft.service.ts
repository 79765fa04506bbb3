import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainError, notFound, unprocessable } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import { MediaDeliveryService, MediaLibraryService } from '../media/index.js';
import { completeContent } from './content/complete-content.js';
import type { SiteContent } from './content/site-content.js';
import { STARTING_CONTENT } from './content/starting-content.js';
import { PublishedSiteService } from './published-site.service.js';
import { readContent } from './read-content.js';
import type { SiteDraftResponse } from './site.dto.js';
import { SiteDraft, SiteEdition } from './site-draft.entity.js';
import { SiteDraftQueries } from './site-draft.queries.js';
import { filesOf } from './content/files-of.js';
import { addressesBy, type PictureAddresses } from './picture-addresses.js';

/**
 * Manages the draft of the site's content, which only the coach sees, and publishes it as an edition that everyone
 * sees.
 */
@Injectable()
export class SiteDraftService {
  constructor(
    private readonly database: Database,
    private readonly queries: SiteDraftQueries,
    private readonly published: PublishedSiteService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly library: MediaLibraryService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  /** Saves the draft. With `expectedVersion`, a newer draft is not overwritten: 412 with the current one. */
  async save(sent: object, expectedVersion?: number): Promise<SiteDraftResponse> {
    const content = readContent(sent);
    return this.database.transaction(async (tx) => {
      await this.lock(tx, expectedVersion);
      await this.holdPictures(tx, content);
      return this.write(tx, content);
    });
  }

  /** Resets the draft to an edition, or to a new site (0). Visitors see the published content until the next publication. */
  async restore(edition: number, expectedVersion?: number): Promise<SiteDraftResponse> {
    return this.database.transaction(async (tx) => {
      await this.lock(tx, expectedVersion);
      return this.write(tx, await contentOf(tx, edition));
    });
  }

  /** Publishes the draft; unchanged content makes no new edition. */
  async publish(by: string, expectedVersion?: number): Promise<SiteDraftResponse> {
    const draft = await this.database.transaction(async (tx) => {
      await this.lock(tx, expectedVersion);
      const { content, hasChanges, edition } = await this.queries.draftIn(tx);
      if (hasChanges) {
        await this.holdPictures(tx, content);
        await tx.insert(SiteEdition, {
          number: edition + 1,
          content,
          publishedAt: this.clock.now(),
          publishedBy: by,
        });
        await this.audit.record(tx, { by, action: 'site.published', subject: { type: 'site' } });
        await this.published.tell(tx);
      }
      return this.queries.draftIn(tx);
    });
    this.published.forget();
    return draft;
  }

  /** Returns addresses for the coach's preview of the draft; they work for a quarter of an hour. */
  async addresses(content: SiteContent): Promise<PictureAddresses> {
    const signed = await this.delivery.signedUrls(filesOf(content).map(({ id }) => id));
    const addressOf = (id: string) => signed.get(id)?.url;
    return addressesBy(content.pictures, { portrait: addressOf, hero: addressOf, video: addressOf });
  }

  /** Locks the files in the library until the caller's transaction ends; a missing file is refused with its field. */
  private async holdPictures(tx: Tx, content: SiteContent): Promise<void> {
    const files = filesOf(content);
    if (files.length === 0) return;
    const found = await this.library.hold(
      tx,
      files.map(({ id }) => id),
    );
    const missing = files.filter(({ id, kind }) => found.get(id)?.kind !== kind);
    if (missing.length === 0) return;
    const words = missing.map(({ field, kind }) => [field, MISSING[kind]] as const);
    throw unprocessable('no_such_media', 'This isn’t in the media library', Object.fromEntries(words));
  }

  /** Locks the draft, even while there is no row to lock yet. */
  private async lock(tx: Tx, expectedVersion: number | undefined): Promise<void> {
    await tx.query('lock table site_draft in share row exclusive mode');
    const current = await this.queries.draftIn(tx);
    if (expectedVersion !== undefined && expectedVersion !== current.version)
      throw new DomainError(
        'stale_edit',
        'The site was changed somewhere else. Reload to see the latest version.',
        { current },
      );
  }

  private async write(tx: Tx, content: SiteContent): Promise<SiteDraftResponse> {
    const { version } = await this.queries.draftIn(tx);
    await tx.upsert(SiteDraft, { id: 1, content, version: version + 1, savedAt: this.clock.now() }, ['id']);
    return this.queries.draftIn(tx);
  }
}

async function contentOf(tx: Tx, edition: number): Promise<SiteContent> {
  if (edition === 0) return STARTING_CONTENT;
  const found = await tx.one<{
    content: object;
  }>('select content from site_editions where number = $1', [edition]);
  if (!found) throw notFound('Version');
  return completeContent(found.content);
}

const MISSING = {
  image: 'isn’t in the media library anymore',
  video: 'isn’t a video in the media library anymore',
};
