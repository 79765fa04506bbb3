import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { namingField, wrongFields } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type Announced, publicImageId, type ReceivedUpload, UploadsService } from '../../media/index.js';
import { ProductFile } from '../product.entity.js';

export type FileChange = { id: string } | { assetId: string };

/** Receives the uploads of product forms, and keeps the files of products; a refusal marks the field. */
@Injectable()
export class ProductFilesService {
  constructor(private readonly uploads: UploadsService) {}
  async add(tx: Tx, productId: string, assetIds: readonly string[]): Promise<void> {
    const rows = assetIds.map((assetId, position) => ({ id: newId(), productId, assetId, position }));
    if (rows.length > 0) await tx.insert(ProductFile, rows);
  }

  async copy(tx: Tx, fromProductId: string, toProductId: string): Promise<void> {
    await this.add(tx, toProductId, await this.assetsOf(tx, fromProductId));
  }

  async assetsOf(tx: Tx, productId: string): Promise<string[]> {
    const files = await tx.find(ProductFile, { where: { productId }, order: { position: 'ASC' } });
    return files.map(({ assetId }) => assetId);
  }

  /**
   * Replaces the product's files; files not listed are removed. Returns false if nothing changed, including the order.
   */
  async replace(tx: Tx, productId: string, files: readonly FileChange[]): Promise<boolean> {
    const found = await tx.find(ProductFile, { where: { productId }, order: { position: 'ASC' } });
    const before = new Map(found.map((file) => [file.id, file]));
    const after = files.map((file, position): ProductFile => {
      if ('assetId' in file) return { id: newId(), productId, assetId: file.assetId, position };
      const kept = before.get(file.id);
      // Removed from the map, so that a file listed twice is not found the second time.
      before.delete(file.id);
      if (!kept) throw wrongFields({ files: 'isn’t a file of this product' });
      return { ...kept, position };
    });
    if (isDeepStrictEqual(idsOf(found), idsOf(after))) return false;
    await tx.delete(ProductFile, { productId });
    if (after.length > 0) await tx.insert(ProductFile, after);
    return true;
  }

  picture(
    accountId: string,
    storageUrl: string,
    field: 'thumbnailUrl' | 'previewUrls',
  ): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'thumbnail', field);
  }

  /** Receives preview pictures: a kept one is named by its public URL, a new one by its upload. */
  async previews(accountId: string, urls: readonly string[]): Promise<({ id: string } | ReceivedUpload)[]> {
    if (new Set(urls).size < urls.length)
      throw wrongFields({ previewUrls: 'can’t contain the same photo twice' });
    const entries: ({ id: string } | ReceivedUpload)[] = [];
    for (const url of urls) {
      const id = publicImageId(url);
      entries.push(id === undefined ? await this.picture(accountId, url, 'previewUrls') : { id });
    }
    return entries;
  }

  file(
    accountId: string,
    storageUrl: string,
    names: FileNames = {},
    field = 'fileUrl',
  ): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'file', field, names);
  }

  /** Receives files: a kept file comes with its id, a new one with its upload. */
  async files(accountId: string, files: readonly SentFile[]): Promise<({ id: string } | ReceivedUpload)[]> {
    const urls = files.flatMap(({ fileUrl }) => fileUrl ?? []);
    if (new Set(urls).size < urls.length) throw wrongFields({ files: 'can’t contain the same upload twice' });
    const entries: ({ id: string } | ReceivedUpload)[] = [];
    for (const { id, fileUrl, fileName } of files)
      entries.push(
        fileUrl === undefined ? { id: id! } : await this.file(accountId, fileUrl, { fileName }, 'files'),
      );
    return entries;
  }

  private receive(
    accountId: string,
    storageUrl: string,
    purpose: 'thumbnail' | 'file',
    field: string,
    names: FileNames = {},
  ): Promise<ReceivedUpload> {
    return namingField(field, () => this.uploads.receive(accountId, storageUrl, purpose, names));
  }
}

const idsOf = (files: readonly ProductFile[]): string[] => files.map(({ id }) => id);

type FileNames = Pick<Announced, 'fileName' | 'nameIfNone'>;

/** A file of a product, as the form sends it. */
export type SentFile = { id?: string; fileUrl?: string; fileName?: string };
