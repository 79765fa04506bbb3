import { Injectable } from '@nestjs/common';
import { badRequest, conflict, unprocessable } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { ProductEditor, type ProductMove } from '../catalog/index.js';
import { CourseRowsService } from '../courses/index.js';
import { CourseCopy } from '../widgets/index.js';
import { type ReceivedUpload, UploadsService } from '../media/index.js';
import type { EditProductRequest, ProductFileChange } from './creator-products.dto.js';
import { EVER_SOLD } from './creator-products.queries.js';
import { priceOf } from './new-products.service.js';
import { ProductUploads } from './product-uploads.service.js';

/** What the coach does with a product that is there. */
@Injectable()
export class ProductDesk {
  constructor(
    private readonly database: Database,
    private readonly products: ProductEditor,
    private readonly courses: CourseRowsService,
    private readonly lessons: CourseCopy,
    private readonly received: ProductUploads,
    private readonly uploads: UploadsService,
  ) {}

  async edit(
    accountId: string,
    id: string,
    { thumbnailUrl, files, price, duration, ...request }: EditProductRequest,
  ): Promise<void> {
    const priceCents = price === undefined ? undefined : priceOf(price);
    const thumbnail =
      thumbnailUrl === undefined ? undefined : await this.received.thumbnail(accountId, thumbnailUrl);
    const entries = files && (await this.receiveFiles(accountId, files));
    await this.database.transaction(async (tx) => {
      await this.products.edit(tx, id, {
        ...request,
        priceCents,
        ...(duration !== undefined && { duration: duration || null }),
        ...(thumbnail && { thumbnailAssetId: (await this.uploads.claim(tx, thumbnail)).id }),
        ...(entries && { files: await this.claimFiles(tx, entries) }),
      });
    });
  }

  async move(id: string, move: ProductMove): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (move === 'publish') await this.mustHaveLesson(tx, id);
      // Undoing a removal, too, gives a draft.
      if (move === 'restore' && (await this.products.bringBack(tx, id))) return;
      await this.products.move(tx, id, move);
    });
  }

  async schedule(id: string, publishAt: string | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (publishAt !== null) await this.mustHaveLesson(tx, id);
      await this.products.schedule(tx, id, publishAt === null ? null : new Date(publishAt));
    });
  }

  /** A course with all its lessons and what lies in them. */
  duplicate(id: string): Promise<string> {
    return this.database.inTurn('courses', async (tx) => {
      const { type } = await this.products.hold(tx, id);
      const copyId = await this.products.duplicate(tx, id);
      if (type === 'course') {
        await this.courses.start(tx, copyId);
        await this.lessons.into(tx, id, copyId);
      }
      return copyId;
    });
  }

  /** The row is held first. Whoever buys in the same moment is seen by the sweep, which asks again before it clears away. */
  async remove(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.products.hold(tx, id);
      const [found] = (await tx.query(`select ${EVER_SOLD} as sold from products p where p.id = $1`, [
        id,
      ])) as [{ sold: boolean }];
      if (found.sold) throw conflict('sold', 'People own this. Archive it instead: they keep their access.');
      await this.products.remove(tx, id);
    });
  }

  private async mustHaveLesson(tx: Tx, id: string): Promise<void> {
    const [empty] = (await tx.query(
      `select from courses c where c.id = $1 and not exists (
         select from sections s
         join course_modules m on m.section_id = s.id
         join lessons l on l.module_id = m.id
         where s.course_id = c.id
       )`,
      [id],
    )) as object[];
    if (empty) throw unprocessable('not_ready', 'A course needs a lesson before people can get it');
  }

  private async receiveFiles(
    accountId: string,
    files: readonly ProductFileChange[],
  ): Promise<({ id: string } | ReceivedUpload)[]> {
    const urls = files.flatMap(({ fileUrl }) => fileUrl ?? []);
    if (new Set(urls).size < urls.length) {
      throw badRequest('invalid', 'Please check the marked fields', { files: 'names an upload twice' });
    }
    const entries: ({ id: string } | ReceivedUpload)[] = [];
    for (const { id, fileUrl } of files) {
      entries.push(
        fileUrl === undefined ? { id: id! } : await this.received.file(accountId, fileUrl, 'files'),
      );
    }
    return entries;
  }

  private async claimFiles(
    tx: Tx,
    entries: readonly ({ id: string } | ReceivedUpload)[],
  ): Promise<({ id: string } | { assetId: string })[]> {
    const files: ({ id: string } | { assetId: string })[] = [];
    for (const entry of entries) {
      files.push('asset' in entry ? { assetId: (await this.uploads.claim(tx, entry)).id } : entry);
    }
    return files;
  }
}
