import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppSecret } from '../../../platform/security/app-secret.js';
import { readSignedIds, signIds } from '../../../platform/security/signed-ids.js';
import { MediaDeliveryService, type StoredImage } from './media-delivery.service.js';

/**
 * Addresses of pictures in emails. They never expire, because an email is opened years later, and open only the
 * pictures that the coach put into an email.
 */
@Injectable()
export class MailPicturesService {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly delivery: MediaDeliveryService,
    secret: AppSecret,
  ) {
    this.keys = secret.keysFor('mail-picture');
  }

  urlOf(assetId: string): string {
    return `${this.config.publicUrl}/api/media/mailed-pictures/${signIds([assetId], this.keys[0])}`;
  }

  async open(token: string): Promise<StoredImage> {
    const [assetId] = readSignedIds(token, 1, this.keys) ?? [];
    if (assetId === undefined) throw notFound('Image');
    return this.delivery.libraryImage(assetId);
  }
}
