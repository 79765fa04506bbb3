import { Injectable } from '@nestjs/common';
import { badRequest } from '../../kernel/errors.js';
import type { Cents } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { type NewProduct, ProductEditor, readPrice } from '../catalog/index.js';
import { CourseRowsService } from '../courses/index.js';
import { type ReceivedUpload, UploadsService } from '../media/index.js';
import type { NewCourseRequest, NewDigitalFileRequest } from './creator-products.dto.js';
import { ProductUploads } from './product-uploads.service.js';

/** Spec §9. */
const DEFAULT_DURATION = 'Self-Paced';

/** What the two dialogs of Create Content make: drafts. */
@Injectable()
export class NewProducts {
  constructor(
    private readonly database: Database,
    private readonly products: ProductEditor,
    private readonly courses: CourseRowsService,
    private readonly received: ProductUploads,
    private readonly uploads: UploadsService,
  ) {}

  async course(accountId: string, { thumbnailUrl, price, ...request }: NewCourseRequest): Promise<string> {
    const priceCents = priceOf(price);
    const thumbnail = await this.received.thumbnail(accountId, thumbnailUrl);
    const duration = request.duration || DEFAULT_DURATION;
    return this.create(accountId, { ...request, type: 'course', priceCents, duration }, thumbnail);
  }

  async digitalFile(
    accountId: string,
    { thumbnailUrl, fileUrl, price, ...request }: NewDigitalFileRequest,
  ): Promise<string> {
    const priceCents = priceOf(price);
    const thumbnail = await this.received.thumbnail(accountId, thumbnailUrl);
    const file = await this.received.file(accountId, fileUrl);
    return this.create(
      accountId,
      { ...request, type: 'digital_file', priceCents, duration: null },
      thumbnail,
      file,
    );
  }

  private create(
    accountId: string,
    product: Omit<NewProduct, 'creator' | 'thumbnailAssetId' | 'fileAssetIds'>,
    thumbnail: ReceivedUpload,
    ...files: ReceivedUpload[]
  ): Promise<string> {
    return this.database.transaction(async (tx) => {
      const { id: thumbnailAssetId } = await this.uploads.claim(tx, thumbnail);
      const fileAssetIds: string[] = [];
      for (const file of files) fileAssetIds.push((await this.uploads.claim(tx, file)).id);
      const [coach] = (await tx.query('select name from accounts where id = $1', [accountId])) as [
        { name: string },
      ];
      const id = await this.products.create(tx, {
        ...product,
        ...{ creator: coach.name, thumbnailAssetId, fileAssetIds },
      });
      if (product.type === 'course') await this.courses.start(tx, id);
      return id;
    });
  }
}

/** Missing is free, too: the forms ask for a price, the API does not. */
export function priceOf(text: string | null | undefined): Cents | null {
  const price = readPrice(text ?? null);
  if (typeof price === 'string') throw badRequest('invalid', 'Please check the marked fields', { price });
  return price;
}
