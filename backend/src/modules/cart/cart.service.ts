import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../kernel/errors.js';
import { newId, newSecret } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { ProductsQueries, type ProductSummary } from '../catalog/index.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { type CartLine, CartQueries, hashOf } from './cart.queries.js';
import type { Shopper } from './shopper.js';

/** The visitor whose cart the line went to, when nobody is signed in. */
export interface Added {
  line: Pick<CartLine, 'id'> & { product: Omit<CartLine['product'], 'parts'> };
  visitor: string | undefined;
}

@Injectable()
export class CartService {
  constructor(
    private readonly database: Database,
    private readonly queries: CartQueries,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly clock: Clock,
  ) {}

  /** What the shopper could buy now: without what is owned already and what is no longer sold. Reading changes nothing. */
  linesOf(shopper: Shopper): Promise<CartLine[]> {
    return this.queries.lines(shopper);
  }

  /** How many products the shopper could buy now. */
  countOf(shopper: Shopper): Promise<number> {
    return this.queries.count(shopper);
  }

  async add(shopper: Shopper, productId: string): Promise<Added> {
    const product = (await this.products.sellable([productId])).get(productId);
    if (!product) throw notFound('Product');
    if (!hasPrice(product)) throw unprocessable('free_product', 'This is free: claim it without the cart');
    const owned = await this.ownedInCart(shopper, [productId]);
    if (owned.has(productId)) throw conflict('already_owned', 'You own this already');

    const visitor = shopper.accountId === undefined ? (shopper.visitor ?? newSecret()) : undefined;
    const owner = [shopper.accountId ?? null, visitor === undefined ? null : hashOf(visitor)];
    const id = await this.database.transaction(async (tx) => {
      await this.merge(tx, shopper, owned);
      // Without a conflict target: both unique constraints may answer, for a member's line or a visitor's.
      await tx.query(
        `insert into cart_items (id, account_id, visitor_hash, product_id, quantity, created_at)
         values ($1, $2, $3, $4, 1, $5) on conflict do nothing`,
        [newId(), ...owner, productId, this.clock.now()],
      );
      const [row] = (await tx.query(
        'select id from cart_items where product_id = $3 and (account_id = $1 or visitor_hash = $2)',
        [...owner, productId],
      )) as [{ id: string }];
      return row.id;
    });
    return { line: { id, product }, visitor };
  }

  /** Removing what is not in the cart is no error: another tab may have removed it. */
  async remove(shopper: Shopper, productId: string): Promise<void> {
    const owned = await this.ownedInCart(shopper);
    await this.database.transaction(async (tx) => {
      await this.merge(tx, shopper, owned);
      await tx.query(
        'delete from cart_items where product_id = $3 and (account_id = $1 or visitor_hash = $2)',
        [
          shopper.accountId ?? null,
          shopper.visitor === undefined ? null : hashOf(shopper.visitor),
          productId,
        ],
      );
    });
  }

  /**
   * Makes the visitor's cart the member's, each product once, and drops what the member owns. Part of the first write
   * after signing in. The caller asks `ownedInCart` before its transaction begins, so that none waits for a second
   * connection while it holds one.
   */
  async merge(tx: Tx, { accountId, visitor }: Shopper, owned: ReadonlySet<string>): Promise<void> {
    if (accountId === undefined) return;
    if (visitor !== undefined) {
      const [moved] = (await tx.query(
        'delete from cart_items where visitor_hash = $1 returning id, product_id, created_at',
        [hashOf(visitor)],
      )) as [{ id: string; product_id: string; created_at: Date }[]];
      for (const line of moved) {
        await tx.query(
          `insert into cart_items (id, account_id, product_id, quantity, created_at)
           values ($1, $2, $3, 1, $4) on conflict do nothing`,
          [line.id, accountId, line.product_id, line.created_at],
        );
      }
      await this.mergeCoupon(tx, accountId, visitor);
    }
    if (owned.size > 0) await this.takeOut(tx, accountId, [...owned]);
  }

  /** The later coupon is the one that counts. */
  private async mergeCoupon(tx: Tx, accountId: string, visitor: string): Promise<void> {
    await tx.query(
      `with moved as (delete from cart_coupons where visitor_hash = $2 returning id, coupon_id, applied_at)
       insert into cart_coupons (id, account_id, coupon_id, applied_at)
       select id, $1, coupon_id, applied_at from moved
       on conflict (account_id) do update set coupon_id = excluded.coupon_id, applied_at = excluded.applied_at
       where excluded.applied_at > cart_coupons.applied_at`,
      [accountId, hashOf(visitor)],
    );
  }

  /** What is in a member's cart, as the running transaction sees it. */
  async productsOf(tx: Tx, accountId: string): Promise<Set<string>> {
    const rows = (await tx.query('select product_id as "productId" from cart_items where account_id = $1', [
      accountId,
    ])) as { productId: string }[];
    return new Set(rows.map(({ productId }) => productId));
  }

  /** Products of a member's cart, and of `also`, that the member owns. */
  async ownedInCart(shopper: Shopper, also: readonly string[] = []): Promise<Set<string>> {
    if (shopper.accountId === undefined) return new Set();
    const inCart = await this.queries.productIds(shopper);
    return this.enrollments.owns(shopper.accountId, [...inCart, ...also]);
  }

  /** Removes products from the cart of a member who owns them from now on. */
  async takeOut(tx: Tx, accountId: string, productIds: readonly string[]): Promise<void> {
    await tx.query('delete from cart_items where account_id = $1 and product_id = any($2)', [
      accountId,
      productIds,
    ]);
  }
}

function hasPrice(product: ProductSummary): product is ProductSummary & { priceCents: number } {
  return product.priceCents !== null;
}
