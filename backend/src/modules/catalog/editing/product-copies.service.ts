import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { ProductLocksService } from '../life/product-locks.service.js';
import { ProductPartsService } from '../life/product-parts.service.js';
import { BLANK_PRODUCT, Product, TITLE_LIMIT } from '../product.entity.js';
import { contentsOf, type CopiedProduct } from './product-contents.dto.js';
import { BundlePartsService } from './bundle-parts.service.js';
import { ProductFilesService } from './product-files.service.js';
import { ProductOffersService } from './product-offers.service.js';

const COPY = 'Copy of ';

/** Copies a product as a draft with the same texts, picture and files; a course also with its lessons and their content. */
@Injectable()
export class ProductCopiesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly locks: ProductLocksService,
    private readonly parts: ProductPartsService,
    private readonly files: ProductFilesService,
    private readonly bundleParts: BundlePartsService,
    private readonly offers: ProductOffersService,
    private readonly audit: AuditService,
  ) {}

  /** Locks a product, and returns all of it that a copy has, too. */
  async read(tx: Tx, id: string): Promise<CopiedProduct & { fileAssetIds: string[] }> {
    const product = await this.locks.lock(tx, id);
    return { ...contentsOf(product), fileAssetIds: await this.files.assetsOf(tx, id) };
  }

  duplicate(by: string, id: string): Promise<string> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const original = await this.locks.lock(tx, id);
      const copyId = newId();
      const { type, priceCents, isSubscriptionOnly, currency, creator } = original;
      await tx.insert(Product, {
        ...BLANK_PRODUCT,
        ...contentsOf(original),
        type,
        priceCents,
        isSubscriptionOnly,
        currency,
        creator,
        id: copyId,
        title: cut(COPY + original.title),
        createdAt: this.clock.now(),
      });
      await this.files.copy(tx, id, copyId);
      await this.bundleParts.copy(tx, id, copyId);
      await this.offers.copy(tx, id, copyId);
      for (const part of this.parts.of(original.type)) await part.copy(tx, id, copyId);
      await this.audit.record(tx, {
        by,
        action: 'product.duplicated',
        subject: { type: 'product', id: copyId },
      });
      return copyId;
    });
  }
}

/** Shortens a title, never within a character. */
const cut = (title: string): string =>
  title
    .slice(0, TITLE_LIMIT)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd();
