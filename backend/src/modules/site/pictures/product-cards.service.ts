import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { MediaDeliveryService } from '../../media/index.js';
import { Kept } from './kept.js';
import { PictureShaperService } from './picture-shaper.service.js';

/** Max cached cards: about as many products as are shared on one day. */
const MOST_KEPT = 32;

/** Renders the preview image of a link to a product: its picture in the format that link previews need. */
@Injectable()
export class ProductCardsService {
  private readonly kept = new Kept<Buffer>(MOST_KEPT);

  constructor(
    private readonly delivery: MediaDeliveryService,
    private readonly shaper: PictureShaperService,
  ) {}

  /** Returns the card of a public picture. Throws 404 for a file that cannot be read as a picture. */
  async card(assetId: string): Promise<Buffer> {
    const picture = await this.delivery.publicImage(assetId);
    return this.kept.get(assetId, async () => {
      const bytes = await buffer(await picture.open());
      return this.shaper.card(bytes).catch(() => {
        throw notFound('Photo');
      });
    });
  }
}
