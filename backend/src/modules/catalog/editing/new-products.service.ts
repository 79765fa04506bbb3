import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { UploadsService } from '../../media/index.js';
import { ProductPartsService } from '../life/product-parts.service.js';
import { BLANK_PRODUCT, Product } from '../product.entity.js';
import { assertCategoryFits } from '../product-kinds.js';
import { saleOf } from './sale-of.js';
import type { CopiedProduct } from './product-contents.dto.js';
import { ProductFilesService } from './product-files.service.js';
import { summaryOf } from '../product-summary.js';

/** Fields from the dialogs of Create Content. Pictures and files are the coach's uploads, by storage address. */
export type NewProductForm = Pick<Product, 'title' | 'description' | 'category'> & {
  price?: string | null;
  isSubscriptionOnly?: boolean;
  thumbnailUrl: string;
} & (
    | { type: 'bundle' }
    | { type: 'course'; duration?: string }
    | { type: 'digital_file'; fileUrl: string; fileName?: string }
  );

/** A new product, once its uploads are claimed. */
type NewProduct = Pick<Product, 'type' | 'title' | 'description' | 'category' | 'priceCents'> &
  Partial<CopiedProduct>;

const DEFAULT_DURATION = 'Self-Paced';

/** Creates products as drafts. */
@Injectable()
export class NewProductsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly parts: ProductPartsService,
    private readonly files: ProductFilesService,
    private readonly uploads: UploadsService,
    private readonly audit: AuditService,
  ) {}

  async create(accountId: string, form: NewProductForm): Promise<string> {
    const { type, title, description, category } = form;
    assertCategoryFits(type, category);
    const sale = saleOf(form.price, form.isSubscriptionOnly);
    const thumbnail = await this.files.picture(accountId, form.thumbnailUrl, 'thumbnailUrl');
    const file = form.type === 'digital_file' && (await this.file(accountId, form));
    return this.database.transaction(async (tx) => {
      const { id: thumbnailAssetId } = await this.uploads.claim(tx, thumbnail);
      return this.add(tx, accountId, {
        type,
        title,
        description,
        category,
        priceCents: null,
        ...sale,
        thumbnailAssetId,
        duration: form.type === 'course' ? form.duration || DEFAULT_DURATION : null,
        fileAssetIds: file ? [(await this.uploads.claim(tx, file)).id] : [],
      });
    });
  }

  /** Creates a draft in the transaction of the data it belongs to, and returns its id. */
  async add(
    tx: Tx,
    accountId: string,
    { fileAssetIds = [], ...product }: NewProduct & { fileAssetIds?: readonly string[] },
    action: 'product.created' | 'product.imported' = 'product.created',
  ): Promise<string> {
    const id = newId();
    const coach = await tx.only<{ name: string }>('select name from account_names where id = $1', [
      accountId,
    ]);
    await tx.insert(Product, {
      ...BLANK_PRODUCT,
      summary: summaryOf(product.description),
      ...product,
      id,
      creator: coach.name,
      createdAt: this.clock.now(),
    });
    await this.files.add(tx, id, fileAssetIds);
    for (const part of this.parts.of(product.type)) await part.begin(tx, id);
    await this.audit.record(tx, { by: accountId, action, subject: { type: 'product', id } });
    return id;
  }

  private file(accountId: string, { fileUrl, fileName, title }: NewProductForm & { type: 'digital_file' }) {
    return this.files.file(accountId, fileUrl, { fileName, nameIfNone: title });
  }
}
