import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { refuseStaleEdit, wrongFields } from '../../../kernel/errors.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { publicImageId, type ReceivedUpload, UploadsService } from '../../media/index.js';
import { ProductLocksService } from '../life/product-locks.service.js';
import { ProductContentsQueries } from '../life/product-contents.queries.js';
import { assertOffered, assertReady } from '../life/product-readiness.js';
import { isOut } from '../life/product-states.js';
import type { ProductWords } from '../catalog.views.js';
import { Product, type ProductQuestion, type ProductTranslations } from '../product.entity.js';
import { BundlePartsService } from './bundle-parts.service.js';
import { assertCategoryFits } from '../product-kinds.js';
import { saleOf } from './sale-of.js';
import { type FileChange, ProductFilesService, type SentFile } from './product-files.service.js';

/** Fields that the coach may change; missing fields stay. Pictures and files are the coach's uploads, by storage address. */
export type ProductChanges = Partial<ProductWords> & {
  translations?: ProductTranslations;
  questions?: readonly ProductQuestion[];
  price?: string | null;
  isSubscriptionOnly?: boolean;
  thumbnailUrl?: string;
  previewUrls?: readonly string[];
  files?: readonly SentFile[];
  partIds?: readonly string[];
};

/** Edits a product. A replaced picture or file stays in the media library, because old orders show it. */
@Injectable()
export class ProductEditorService {
  constructor(
    private readonly database: Database,
    private readonly locks: ProductLocksService,
    private readonly contents: ProductContentsQueries,
    private readonly files: ProductFilesService,
    private readonly bundleParts: BundlePartsService,
    private readonly uploads: UploadsService,
    private readonly audit: AuditService,
  ) {}

  /** Applies the changes. With `expectedVersion`, a newer edit is not overwritten: 412. */
  async edit(
    accountId: string,
    id: string,
    changed: ProductChanges,
    expectedVersion?: number,
  ): Promise<void> {
    const {
      thumbnailUrl,
      previewUrls,
      files,
      partIds,
      price,
      isSubscriptionOnly,
      translations,
      questions,
      ...words
    } = changed;
    const sale = saleOf(price, isSubscriptionOnly);
    const shown = thumbnailUrl === undefined ? undefined : publicImageId(thumbnailUrl);
    const thumbnail =
      thumbnailUrl === undefined || shown !== undefined
        ? undefined
        : await this.files.picture(accountId, thumbnailUrl, 'thumbnailUrl');
    const previews = previewUrls && (await this.files.previews(accountId, previewUrls));
    const received = files && (await this.files.files(accountId, files));
    await this.database.transaction(async (tx) => {
      const product = await this.locks.lock(tx, id);
      refuseStaleEdit(expectedVersion, product.version);
      if (words.category) assertCategoryFits(product.type, words.category);
      if (shown !== undefined && shown !== product.thumbnailAssetId)
        throw wrongFields({ thumbnailUrl: 'isn’t the product’s current photo' });
      const changes = changesOf(product, {
        ...words,
        ...(words.duration !== undefined && { duration: words.duration || null }),
        ...(translations && { translations: writtenTranslations(translations) }),
        questions: questions?.map(({ title, text, translations: others = {} }) => ({
          title,
          text,
          translations: writtenTranslations(others),
        })),
        ...sale,
        thumbnailAssetId: thumbnail && (await this.uploads.claim(tx, thumbnail)).id,
        previewAssetIds: previews && (await this.claimPreviews(tx, product, previews)),
      });
      if (changes.isSubscriptionOnly) await this.expectOffers(tx, product);
      const fields = Object.keys(changes);
      if (partIds && (await this.bundleParts.replace(tx, product, partIds))) fields.push('partIds');
      if (received && (await this.replaceFiles(tx, product, received))) fields.push('files');
      if (fields.length === 0) return;
      await tx.update(Product, { id }, { ...changes, version: product.version + 1 });
      await this.record(tx, accountId, id, fields);
    });
  }

  /** Sets the price in the transaction of the data the product sells. Returns true if the price has changed. */
  async reprice(tx: Tx, accountId: string, id: string, priceCents: Product['priceCents']): Promise<boolean> {
    const product = await this.locks.lock(tx, id);
    if (product.priceCents === priceCents) return false;
    await tx.update(Product, { id }, { priceCents, version: product.version + 1 });
    await this.record(tx, accountId, id, ['priceCents']);
    return true;
  }

  /** A product that is published or scheduled keeps at least one way to buy it. */
  private async expectOffers(tx: Tx, product: Product): Promise<void> {
    if (product.type === 'coaching') throw wrongFields({ isSubscriptionOnly: 'isn’t possible for sessions' });
    if (isOut(product)) assertOffered(await this.contents.of(tx, { ...product, isSubscriptionOnly: true }));
  }

  private record(tx: Tx, by: string, id: string, fields: string[]): Promise<void> {
    return this.audit.record(tx, { by, action: 'product.updated', subject: { type: 'product', id }, fields });
  }

  /** Returns the assets of the pictures. A picture without an upload is one that the product has. */
  private async claimPreviews(
    tx: Tx,
    { previewAssetIds }: Product,
    previews: readonly ({ id: string } | ReceivedUpload)[],
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const preview of previews) {
      if (!('asset' in preview) && !previewAssetIds.includes(preview.id))
        throw wrongFields({ previewUrls: 'isn’t a photo of this product' });
      ids.push('asset' in preview ? (await this.uploads.claim(tx, preview)).id : preview.id);
    }
    return ids;
  }

  /** A download that is published or scheduled keeps at least one file. */
  private async replaceFiles(
    tx: Tx,
    product: Product,
    received: readonly ({ id: string } | ReceivedUpload)[],
  ): Promise<boolean> {
    const { id, type } = product;
    if (type === 'digital_file' && isOut(product))
      assertReady({ type, lessons: 0, files: received.length, partsPublished: [], recurringOffers: null });
    const files: FileChange[] = [];
    for (const file of received)
      files.push('asset' in file ? { assetId: (await this.uploads.claim(tx, file)).id } : file);
    return this.files.replace(tx, id, files);
  }
}

const changesOf = (product: Product, given: Partial<Product>): Partial<Product> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(product[name as keyof Product], value),
    ),
  );
