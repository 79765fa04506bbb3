import { Injectable } from '@nestjs/common';
import { namingField } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/database.js';
import { MediaDeliveryService, publicImageId, UploadsService } from '../media/index.js';

/** Returns the id of the picture's asset, within the transaction that writes the id; null: no picture. */
export type Picture = (tx: Tx) => Promise<string | null>;

/** Pictures of modules and lessons, as a request names them. */
@Injectable()
export class OutlinePicturesService {
  constructor(
    private readonly uploads: UploadsService,
    private readonly delivery: MediaDeliveryService,
  ) {}

  /** Receives a picture: an upload of the caller, or the URL of an already public picture, as an undo sends it. */
  receive(accountId: string, thumbnailUrl: string | null): Promise<Picture> {
    return namingField('thumbnailUrl', async () => {
      if (thumbnailUrl === null) return async () => null;
      const known = publicImageId(thumbnailUrl);
      if (known !== undefined) {
        await this.delivery.publicImage(known);
        return async () => known;
      }
      const upload = await this.uploads.receive(accountId, thumbnailUrl, 'thumbnail');
      return async (tx: Tx) => (await this.uploads.claim(tx, upload)).id;
    });
  }
}
