import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { badRequest, notFound, unprocessable } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { Product } from './product.entity.js';
import { ProductFile } from './product-file.entity.js';
import { CATEGORIES_OF, type Category } from './product-kinds.js';
import { moved, type ProductMove } from './product-states.js';
import { summaryOf } from './product-summary.js';

export type NewProduct = Pick<
  Product,
  'type' | 'title' | 'description' | 'priceCents' | 'category' | 'duration' | 'creator' | 'thumbnailAssetId'
> & { fileAssetIds: readonly string[] };

/** What is not named stays. */
export type ProductChanges = Partial<
  Pick<
    Product,
    | 'title'
    | 'summary'
    | 'description'
    | 'whatsInside'
    | 'priceCents'
    | 'category'
    | 'tags'
    | 'duration'
    | 'thumbnailAssetId'
    | 'thumbnailAlt'
  >
> & {
  /** All files in their order: those that stay by their id, new ones by their asset. */
  files?: readonly ({ id: string } | { assetId: string })[];
};

export const TITLE_LIMIT = 160;
const COPY = 'Copy of ';

/** The coach's side of a product's life. A picture or file that is replaced stays in the media library: old orders show it. */
@Injectable()
export class ProductEditor {
  constructor(private readonly clock: Clock) {}

  /** New products are drafts. */
  async create(tx: Tx, { fileAssetIds, ...product }: NewProduct): Promise<string> {
    mustFit(product.type, product.category);
    const id = newId();
    await tx.insert(Product, {
      ...product,
      id,
      ...{ status: 'draft', currency: 'usd', summary: summaryOf(product.description) },
      ...{ whatsInside: [], tags: [], thumbnailAlt: '', publishedAt: null, createdAt: this.clock.now() },
    });
    await this.addFiles(tx, id, fileAssetIds);
    return id;
  }

  async edit(tx: Tx, id: string, { files, ...changes }: ProductChanges): Promise<void> {
    const { type, status, publishAt } = await this.hold(tx, id);
    if (changes.category) mustFit(type, changes.category);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) await tx.update(Product, { id }, given);
    if (!files) return;
    const isOut = status === 'published' || publishAt !== null;
    if (type === 'digital_file' && isOut && files.length === 0) throw noFile();
    await this.replaceFiles(tx, id, files);
  }

  async move(tx: Tx, id: string, move: ProductMove): Promise<void> {
    const product = await this.hold(tx, id);
    const status = moved(product.status, move);
    if (status === product.status && product.publishAt === null) return;
    if (move === 'publish') await this.mustHaveFile(tx, product);
    const publishedAt = status === 'draft' ? product.publishedAt : (product.publishedAt ?? this.clock.now());
    await tx.update(Product, { id }, { status, publishedAt, publishAt: null });
  }

  /** A draft goes out at that hour; `null`: it waits for the coach again. */
  async schedule(tx: Tx, id: string, publishAt: Date | null): Promise<void> {
    const product = await this.hold(tx, id);
    if (publishAt !== null) {
      moved(product.status, 'publish');
      if (product.status === 'published')
        throw unprocessable('published', 'This product is published already');
      if (publishAt <= this.clock.now()) {
        throw badRequest('invalid', 'Please check the marked fields', {
          publishAt: 'must lie in the future',
        });
      }
      await this.mustHaveFile(tx, product);
    }
    await tx.update(Product, { id }, { publishAt });
  }

  /** A draft of its own with the same words, picture and files. */
  async duplicate(tx: Tx, id: string): Promise<string> {
    const original = await this.hold(tx, id);
    const copyId = newId();
    await tx.insert(Product, {
      ...original,
      id: copyId,
      title: cut(COPY + original.title),
      ...{ status: 'draft', publishedAt: null, publishAt: null, createdAt: this.clock.now() },
    });
    const files = await tx.find(ProductFile, { where: { productId: id }, order: { position: 'ASC' } });
    await this.addFiles(
      tx,
      copyId,
      files.map(({ assetId }) => assetId),
    );
    return copyId;
  }

  /** Whoever calls this has settled that it was never sold. */
  async remove(tx: Tx, id: string): Promise<void> {
    await this.hold(tx, id);
    await tx.update(Product, { id }, { status: 'draft', publishAt: null, removedAt: this.clock.now() });
  }

  /** Undoes `remove`. False: there was nothing to undo. */
  async bringBack(tx: Tx, id: string): Promise<boolean> {
    const [, changed] = (await tx.query(
      'update products set removed_at = null where id = $1 and removed_at is not null',
      [id],
    )) as [unknown, number];
    return changed > 0;
  }

  /** For the rest of the transaction nobody else changes the product. Removed ones are not there. */
  async hold(tx: Tx, id: string): Promise<Product> {
    const product = await tx.findOne(Product, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!product || product.removedAt !== null) throw notFound('Product');
    return product;
  }

  private async mustHaveFile(tx: Tx, { id, type }: Product): Promise<void> {
    if (type === 'digital_file' && !(await tx.existsBy(ProductFile, { productId: id }))) throw noFile();
  }

  private async replaceFiles(
    tx: Tx,
    productId: string,
    files: NonNullable<ProductChanges['files']>,
  ): Promise<void> {
    const before = new Map((await tx.findBy(ProductFile, { productId })).map((file) => [file.id, file]));
    const after = files.map((file, position): ProductFile => {
      if ('assetId' in file) return { id: newId(), productId, assetId: file.assetId, position };
      const kept = before.get(file.id);
      // Taken out of the map: a file that is named twice is not there the second time.
      before.delete(file.id);
      if (!kept)
        throw badRequest('invalid', 'Please check the marked fields', { files: 'is no file of this' });
      return { ...kept, position };
    });
    await tx.delete(ProductFile, { productId });
    if (after.length > 0) await tx.insert(ProductFile, after);
  }

  private async addFiles(tx: Tx, productId: string, assetIds: readonly string[]): Promise<void> {
    const rows = assetIds.map((assetId, position) => ({ id: newId(), productId, assetId, position }));
    if (rows.length > 0) await tx.insert(ProductFile, rows);
  }
}

/** Never through the middle of a character. */
const cut = (title: string): string =>
  title
    .slice(0, TITLE_LIMIT)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd();

function mustFit(type: Product['type'], category: Category): void {
  const categories: readonly Category[] = CATEGORIES_OF[type];
  if (!categories.includes(category)) {
    throw badRequest('invalid', 'Please check the marked fields', {
      category: `must be one of: ${categories.join(', ')}`,
    });
  }
}

const noFile = () =>
  unprocessable('not_ready', 'A digital file needs a file before people can get it', {
    files: 'needs at least one',
  });
