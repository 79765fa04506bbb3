import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, unprocessable, wrongFields } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { Product } from '../product.entity.js';
import { EVER_SOLD } from './ever-sold.sql.js';
import { ProductContentsQueries } from './product-contents.queries.js';
import { ProductLocksService } from './product-locks.service.js';
import { ProductPartsService } from './product-parts.service.js';
import { assertReady, missingPart } from './product-readiness.js';
import { moved, type ProductMove } from './product-states.js';

/** Values of a product without a schedule and without a missed time. */
const UNSCHEDULED = { publishAt: null, scheduleMissedAt: null } as const;

const DONE = {
  publish: 'product.published',
  unpublish: 'product.unpublished',
  archive: 'product.archived',
  restore: 'product.restored',
} as const satisfies Record<ProductMove, AuditAction>;

/**
 * Publishes, schedules, archives, deletes and restores products. Every change locks the row, then follows the table of
 * states and the one rule of readiness.
 */
@Injectable()
export class ProductLifeService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly locks: ProductLocksService,
    private readonly contents: ProductContentsQueries,
    private readonly parts: ProductPartsService,
    private readonly audit: AuditService,
  ) {}

  /** Moves a product to another status. Here and in the methods below, `by` is the coach's account. */
  move(by: string, id: string, move: ProductMove): Promise<void> {
    return this.database.transaction((tx) => this.moveWithin(tx, by, id, move));
  }

  /** Moves a product in the transaction of the data it belongs to. */
  async moveWithin(tx: Tx, by: string, id: string, move: ProductMove): Promise<void> {
    // A restored product is a draft, too.
    const changed =
      (move === 'restore' && (await this.undoRemoval(tx, id))) ||
      (await this.apply(tx, await this.locks.lock(tx, id), move, this.clock.now()));
    if (changed) await this.record(tx, by, DONE[move], id);
  }

  /** Sets the time at which a draft is published; `null` clears it. */
  schedule(by: string, id: string, publishAt: Date | null): Promise<void> {
    return this.database.transaction(async (tx) => {
      const product = await this.locks.lock(tx, id);
      if (publishAt !== null) {
        moved(product.status, 'publish');
        if (product.status === 'published')
          throw unprocessable('published', 'This product is already published');
        if (publishAt <= this.clock.now()) throw wrongFields({ publishAt: 'must be in the future' });
        assertReady(await this.contents.of(tx, product));
      }
      await tx.update(Product, { id }, { ...UNSCHEDULED, publishAt });
      await this.record(tx, by, 'product.scheduled', id);
    });
  }

  /**
   * Publishes one scheduled draft that is due. A draft that is not ready stays one, is not tried again, and keeps the
   * missed time until the coach decides. Returns false if none is due.
   */
  publishNextDue(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const due = await tx.one<{ id: string }>(
        `select id from products where publish_at <= $1 and removed_at is null
         order by publish_at, id limit 1 for update skip locked`,
        [this.clock.now()],
      );
      if (!due) return false;
      const product = await this.locks.lock(tx, due.id);
      if (missingPart(await this.contents.of(tx, product)) === null) {
        await this.apply(tx, product, 'publish', product.publishAt ?? this.clock.now());
      } else {
        await tx.update(Product, { id: due.id }, { publishAt: null, scheduleMissedAt: product.publishAt });
      }
      return true;
    });
  }

  /**
   * Deletes a product that was never sold. The sweep checks again before it deletes for good, in case of a purchase at
   * the same moment.
   */
  remove(by: string, id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.locks.lock(tx, id);
      const found = await tx.only<{ sold: boolean }>(
        `select ${EVER_SOLD} as sold from products p where p.id = $1`,
        [id],
      );
      await this.locks.assertInNoBundle(tx, id);
      if (found.sold)
        throw conflict('sold', 'People own this product. Archive it instead, so they keep their access.');
      await tx.update(Product, { id }, { ...UNSCHEDULED, status: 'draft', removedAt: this.clock.now() });
      await this.record(tx, by, 'product.deleted', id);
    });
  }

  /** Applies a move to the locked product, if the states allow it; false: it was in that status already. */
  private async apply(tx: Tx, product: Product, move: ProductMove, at: Date): Promise<boolean> {
    const status = moved(product.status, move);
    if (status === product.status && product.publishAt === null) return false;
    if (move === 'publish') assertReady(await this.contents.of(tx, product));
    else await this.locks.assertInNoBundle(tx, product.id);
    const publishedAt = status === 'draft' ? product.publishedAt : (product.publishedAt ?? at);
    await tx.update(Product, { id: product.id }, { ...UNSCHEDULED, status, publishedAt });
    if (move === 'publish')
      for (const part of this.parts.of(product.type)) await part.publish(tx, product.id);
    return true;
  }

  private record(tx: Tx, by: string, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'product', id } });
  }

  private async undoRemoval(tx: Tx, id: string): Promise<boolean> {
    const changed = await tx.changed(
      'update products set removed_at = null where id = $1 and removed_at is not null',
      [id],
    );
    return changed > 0;
  }
}
