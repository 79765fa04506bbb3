import { Injectable } from '@nestjs/common';
import { unprocessable } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/database.js';
import { MediaDeliveryService, MediaLibraryService } from '../media/index.js';
import { filesOf } from './content/files-of.js';
import type { SiteContent } from './content/site-content.js';
import { addressesBy, type PictureAddresses } from './picture-addresses.js';

/** Files of the media library that the coach has chosen for the site. */
@Injectable()
export class DraftPicturesService {
  constructor(
    private readonly library: MediaLibraryService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  /** Keeps the files in the library at least until the caller's transaction ends; a missing file is refused with its field. */
  async hold(tx: Tx, content: SiteContent): Promise<void> {
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

  /** Addresses for the coach's preview of the draft; they work for a quarter of an hour. */
  async addresses(content: SiteContent): Promise<PictureAddresses> {
    const signed = await this.delivery.signedUrls(filesOf(content).map(({ id }) => id));
    const addressOf = (id: string) => signed.get(id)?.url;
    return addressesBy(content.pictures, { portrait: addressOf, hero: addressOf, video: addressOf });
  }
}

const MISSING = {
  image: 'isn’t in the media library anymore',
  video: 'isn’t a video in the media library anymore',
};
