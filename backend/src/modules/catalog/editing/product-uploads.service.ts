import { Injectable } from '@nestjs/common';
import { namingField, wrongFields } from '../../../kernel/errors.js';
import { type Announced, type ReceivedUpload, UploadsService } from '../../media/index.js';

type FileNames = Pick<Announced, 'fileName' | 'nameIfNone'>;

/** A file of a product, as listed by the form. */
export type SentFile = { id?: string; fileUrl?: string; fileName?: string };

/** Receives uploads of the product forms; a refusal marks the field with the upload. */
@Injectable()
export class ProductUploadsService {
  constructor(private readonly uploads: UploadsService) {}

  thumbnail(accountId: string, storageUrl: string): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'thumbnail', 'thumbnailUrl');
  }

  file(
    accountId: string,
    storageUrl: string,
    names: FileNames = {},
    field = 'fileUrl',
  ): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'file', field, names);
  }

  /** Receives files: a kept file is named by its id, a new one by its upload. */
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
