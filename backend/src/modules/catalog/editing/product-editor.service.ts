import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type ReceivedUpload, UploadsService } from '../../media/index.js';
import { ProductLocksService } from '../life/product-locks.service.js';
import { assertReady } from '../life/product-readiness.js';
import type { ProductWords } from '../catalog.views.js';
import { Product } from '../product.entity.js';
import { assertCategoryFits } from './category-fits.js';
import { type FileChange, ProductFilesService } from './product-files.service.js';
import { priceOf } from './product-price.js';
import { ProductUploadsService, type SentFile } from './product-uploads.service.js';

/** What the coach may change; what is not given stays. Pictures and files are uploads of the coach's, named by their storage address. */
export type ProductChanges = Partial<ProductWords> & {
  price?: string | null;
  thumbnailUrl?: string;
  files?: readonly SentFile[];
};

/** A picture or file that is replaced stays in the media library: old orders show it. */
@Injectable()
export class ProductEditorService {
  constructor(
    private readonly database: Database,
    private readonly locks: ProductLocksService,
    private readonly files: ProductFilesService,
    private readonly received: ProductUploadsService,
    private readonly uploads: UploadsService,
  ) {}

  async edit(
    accountId: string,
    id: string,
    { thumbnailUrl, files, price, ...words }: ProductChanges,
  ): Promise<void> {
    const priceCents = price === undefined ? undefined : priceOf(price);
    const thumbnail =
      thumbnailUrl === undefined ? undefined : await this.received.thumbnail(accountId, thumbnailUrl);
    const received = files && (await this.received.files(accountId, files));
    await this.database.transaction(async (tx) => {
      const product = await this.locks.lock(tx, id);
      if (words.category) assertCategoryFits(product.type, words.category);
      const changes = Object.entries({
        ...words,
        ...(words.duration !== undefined && { duration: words.duration || null }),
        priceCents,
        thumbnailAssetId: thumbnail && (await this.uploads.claim(tx, thumbnail)).id,
      }).filter(([, value]) => value !== undefined);
      if (changes.length > 0) await tx.update(Product, { id }, Object.fromEntries(changes));
      if (received) await this.replaceFiles(tx, product, received);
    });
  }

  /** A download that is published or scheduled keeps at least one file. */
  private async replaceFiles(
    tx: Tx,
    { id, type, status, publishAt }: Product,
    received: readonly ({ id: string } | ReceivedUpload)[],
  ): Promise<void> {
    if (type === 'digital_file' && (status === 'published' || publishAt !== null)) {
      assertReady({ type, lessons: 0, files: received.length });
    }
    const files: FileChange[] = [];
    for (const file of received) {
      files.push('asset' in file ? { assetId: (await this.uploads.claim(tx, file)).id } : file);
    }
    await this.files.replace(tx, id, files);
  }
}
