import { Injectable } from '@nestjs/common';
import { wrongFields } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import {
  NewProductsService,
  ProductEditorService,
  ProductLifeService,
  type ProductStatus,
} from '../../catalog/index.js';
import { CoachingPackage } from '../credits/credit.entity.js';
import type { CoachingOffering } from '../offerings/offering.entity.js';
import type { CheckedPrice } from './check-prices.js';

type Sold = Pick<CoachingPackage, 'productId' | 'sessions' | 'validDays'> & {
  status: ProductStatus;
  hasPrice: boolean;
};
type Priced = Pick<CoachingOffering, 'id' | 'title' | 'description' | 'isGroup'>;

/**
 * Maintains the products that sell an offering: created with its prices, and archived with it. The caller has locked
 * the offering.
 */
@Injectable()
export class OfferingPricesService {
  constructor(
    private readonly products: NewProductsService,
    private readonly editor: ProductEditorService,
    private readonly life: ProductLifeService,
    private readonly audit: AuditService,
  ) {}

  /** Sells the offering at exactly these prices; free products and drafts stay unchanged. Returns true if anything changed. */
  async set(tx: Tx, by: string, offering: Priced, prices: readonly CheckedPrice[]): Promise<boolean> {
    const sold = await this.of(tx, offering.id);
    assertTheirs(sold, prices);
    const kept = new Set(prices.map(({ productId }) => productId));
    let hasChanged = false;
    for (const { productId, status, hasPrice } of sold) {
      if (kept.has(productId) || status !== 'published' || !hasPrice) continue;
      await this.life.moveWithin(tx, by, productId, 'archive');
      hasChanged = true;
    }
    for (const price of prices) {
      const before = sold.find(({ productId }) => productId === price.productId);
      const isNew = before
        ? await this.change(tx, by, before, price)
        : await this.add(tx, by, offering, price);
      hasChanged ||= isNew;
    }
    return hasChanged;
  }

  /** Stops selling the offering permanently. The coach arranges anything that is being paid for at this very moment. */
  async end(tx: Tx, by: string, offeringId: string): Promise<void> {
    for (const { productId, status } of await this.of(tx, offeringId)) {
      if (status !== 'archived') await this.life.moveWithin(tx, by, productId, 'archive');
    }
    await tx.delete(CoachingPackage, { offeringId });
  }

  private of(tx: Tx, offeringId: string): Promise<Sold[]> {
    return tx.query<Sold>(
      `select k.product_id as "productId", k.sessions, k.valid_days as "validDays", p.status,
              p.price_cents is not null as "hasPrice"
       from coaching_packages k join product_facts p on p.id = k.product_id
       where k.offering_id = $1 and not p.is_removed order by k.product_id`,
      [offeringId],
    );
  }

  private async add(tx: Tx, by: string, offering: Priced, price: CheckedPrice): Promise<true> {
    const { id: offeringId, title, description, isGroup } = offering;
    const { sessions, validDays = null, priceCents } = price;
    const productId = await this.products.add(tx, by, {
      type: 'coaching',
      title: sessions === 1 ? title : `${sessions} × ${title}`,
      description: description || title,
      category: isGroup ? 'Group Coaching' : 'Private Coaching',
      priceCents,
    });
    await tx.insert(CoachingPackage, { productId, offeringId, sessions, validDays });
    await this.record(tx, by, productId);
    await this.life.moveWithin(tx, by, productId, 'publish');
    return true;
  }

  private async change(
    tx: Tx,
    by: string,
    { productId, status, ...before }: Sold,
    { priceCents, validDays = before.validDays }: CheckedPrice,
  ): Promise<boolean> {
    const isRepriced = await this.editor.reprice(tx, by, productId, priceCents);
    const isOtherwiseGood = validDays !== before.validDays;
    if (isOtherwiseGood) {
      await tx.update(CoachingPackage, { productId }, { validDays });
      await this.record(tx, by, productId);
    }
    if (status === 'archived') await this.life.moveWithin(tx, by, productId, 'restore');
    await this.life.moveWithin(tx, by, productId, 'publish');
    return isRepriced || isOtherwiseGood || status !== 'published';
  }

  private record(tx: Tx, by: string, id: string): Promise<void> {
    return this.audit.record(tx, { by, action: 'coaching.package_set', subject: { type: 'product', id } });
  }
}

/**
 * Refuses a price that changes what a product brings: its buyers were promised that number of sessions, so another
 * number needs another product.
 */
function assertTheirs(sold: readonly Sold[], prices: readonly CheckedPrice[]): void {
  const fields: Record<string, string> = {};
  for (const [index, { productId, sessions }] of prices.entries()) {
    if (productId === undefined) continue;
    const before = sold.find((each) => each.productId === productId);
    if (!before) fields[`prices.${index}.productId`] = 'doesn’t include sessions of this offering';
    else if (before.sessions !== sessions)
      fields[`prices.${index}.sessions`] = 'can’t be changed. Add another price instead.';
  }
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}
