import { ApiProperty } from '@nestjs/swagger';
import type { ProductDownload } from '../catalog/index.js';

export class ClaimResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;
}

export class ProductFileResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'forest-journal.pdf' })
  fileName: string;

  @ApiProperty({ example: 'application/pdf' })
  mimeType: string;

  @ApiProperty({ type: 'integer', example: 1_204_224, description: 'Size in bytes' })
  fileSize: number;

  @ApiProperty({ description: 'Download URL with the file’s name, valid for 15 minutes' })
  url: string;

  static of({
    id,
    file: { fileName, mimeType, fileSize, downloadUrl: url },
  }: ProductDownload): ProductFileResponse {
    return { id, fileName, mimeType, fileSize, url };
  }
}
