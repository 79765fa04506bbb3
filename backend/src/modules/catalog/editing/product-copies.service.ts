import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { ProductLocksService } from '../life/product-locks.service.js';
import { ProductPartsService } from '../life/product-parts.service.js';
import { Product, TITLE_LIMIT } from '../product.entity.js';
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

  duplicate(by: string, id: string): Promise<string> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      const original = await this.locks.lock(tx, id);
      const copyId = newId();
      await tx.insert(Product, {
        ...original,
        id: copyId,
        title: cut(COPY + original.title),
        status: 'draft',
        publishedAt: null,
        publishAt: null,
        scheduleMissedAt: null,
        createdAt: this.clock.now(),
        version: 1,
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
