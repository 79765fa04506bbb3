import { Injectable } from '@nestjs/common';
import { namingField } from '../../kernel/errors.js';
import { type ReceivedUpload, UploadsService } from '../media/index.js';

/** What the forms of a product upload; a refusal marks the field it came with. */
@Injectable()
export class ProductUploads {
  constructor(private readonly uploads: UploadsService) {}

  thumbnail(accountId: string, storageUrl: string): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'thumbnail', 'thumbnailUrl');
  }

  file(accountId: string, storageUrl: string, field = 'fileUrl'): Promise<ReceivedUpload> {
    return this.receive(accountId, storageUrl, 'file', field);
  }

  private receive(
    accountId: string,
    storageUrl: string,
    purpose: 'thumbnail' | 'file',
    field: string,
  ): Promise<ReceivedUpload> {
    return namingField(field, () => this.uploads.receive(accountId, storageUrl, purpose));
  }
}
