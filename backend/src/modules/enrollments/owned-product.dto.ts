import { Id, Text, Whole } from '../../platform/http/fields/index.js';
import type { ProductDownload } from '../catalog/index.js';

export class ClaimResponse {
  @Id() productId: string;
}

export class ProductFileResponse {
  @Id() id: string;
  @Text({ example: 'forest-journal.pdf' }) fileName: string;
  @Text({ example: 'application/pdf' }) mimeType: string;
  @Whole({ example: 1_204_224, description: 'Size in bytes' }) fileSize: number;
  @Text('Download URL with the file’s name, valid for 15 minutes') url: string;

  static of({
    id,
    file: { fileName, mimeType, fileSize, downloadUrl: url },
  }: ProductDownload): ProductFileResponse {
    return { id, fileName, mimeType, fileSize, url };
  }
}
