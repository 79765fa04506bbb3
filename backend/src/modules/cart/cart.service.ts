import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../kernel/errors.js';
import { newId, newSecret } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ProductsQueries, type ProductSummary } from '../catalog/index.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { FamilyQueries } from '../accounts/index.js';
import { EnrollmentsService, PairProductsService } from '../enrollments/index.js';
import type { GiftNote } from '../gifts/index.js';
import type { CartItem } from './cart-item.entity.js';
import { type AddedLine, type CartLine, CartQueries, hashOf, ownersOf } from './cart.queries.js';
import { type Shopper, VISITOR_CART_DAYS } from './shopper.js';

/** Visitor whose cart the line went to, if nobody is signed in. */
export interface Added {
  line: AddedLine;
  visitor: string | undefined;
}

@Injectable()
export class CartService {
  constructor(
    private readonly database: Database,
    private readonly queries: CartQueries,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly pairs: PairProductsService,
    private readonly family: FamilyQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Lines that the shopper can buy now, without products owned permanently or no longer sold. In English unless shown
   * to someone. Reading changes nothing.
   */
  linesOf(shopper: Shopper, language?: Language): Promise<CartLine[]> {
    return this.queries.lines(shopper, language);
  }

  countOf(shopper: Shopper): Promise<number> {
    return this.queries.count(shopper);
  }

  /**
   * Adds a product for the shopper; a line that is a gift stays a gift. `offerId` chooses an offer, or with null the
   * product's own price, also for a line in the cart; without it, the choice stays.
   */
  async add(shopper: Shopper, productId: string, offerId?: string | null): Promise<Added> {
    const product = await this.sellable(productId);
    const owned = await this.ownedInCart(shopper, [productId]);
    if (owned.has(productId)) throw conflict('already_owned', 'You already own this');
    if (offerId) await this.expectOffer(shopper.accountId, productId, offerId);
    return this.put(shopper, product, owned, 'as it is', offerId);
  }

  /** Adds a gift, even of a product the shopper owns; an existing line for the shopper becomes the gift (product rule 4.21). */
  async give(shopper: Shopper, productId: string, gift: GiftNote, offerId?: string | null): Promise<Added> {
    const product = await this.sellable(productId);
    if (offerId) await this.expectOffer(undefined, productId, offerId);
    return this.put(shopper, product, await this.ownedInCart(shopper), gift, offerId);
  }

  /**
   * Adds a product for a ward of the shopper; payment puts it into the ward's account (product rule 10.13). Refuses
   * products the ward owns, and products for two that the shopper does not own: the shopper buys those alone and
   * chooses who has the second seat.
   */
  async buyFor(
    me: SignedIn,
    shopper: Shopper,
    productId: string,
    { wardId, offerId }: { wardId: string; offerId?: string | null | undefined },
  ): Promise<Added> {
    await this.family.expect(me, 'buy-for', wardId);
    const product = await this.sellable(productId);
    const owned = await this.enrollments.ownsForGood(wardId, [productId]);
    if (owned.has(productId)) throw conflict('owned_by_ward', 'She already has this');
    const ownedInCart = await this.ownedInCart(shopper, [productId]);
    if (!ownedInCart.has(productId) && (await this.pairs.isForPairs(productId)))
      throw unprocessable(
        'not_possible',
        'This is for two. Add it to your cart for yourself, then choose who gets the second seat.',
      );
    if (offerId) await this.expectOffer(wardId, productId, offerId);
    return this.put(shopper, product, ownedInCart, { wardId }, offerId);
  }

  /** Turns a gift, or a product for a ward, into a line for the shopper. */
  async keep(shopper: Shopper, productId: string): Promise<void> {
    const owned = await this.ownedInCart(shopper, [productId]);
    if (owned.has(productId)) throw conflict('already_owned', 'You already own this');
    await this.database.transaction(async (tx) => {
      await this.merge(tx, shopper, owned);
      await tx.query(
        `update cart_items set gift_email = null, gift_name = null, gift_message = null, ward_id = null
         where product_id = $3 and (account_id = $1 or visitor_hash = $2)`,
        [...ownersOf(shopper), productId],
      );
    });
  }

  /** Refuses an offer that is not sold, or that does not outlast the access of the person who gets the product. */
  private async expectOffer(
    accountId: string | undefined,
    productId: string,
    offerId: string,
  ): Promise<void> {
    const offer = await this.database.one<{ isOutlasted: boolean }>(
      `select exists (
         select from active_enrollments e
         where e.account_id = $3 and e.product_id = o.product_id and e.expires_at >= o.access_until
       ) as "isOutlasted" from sold_offers o where o.id = $1 and o.product_id = $2`,
      [offerId, productId, accountId ?? null],
    );
    if (!offer) throw notFound('Offer');
    if (offer.isOutlasted)
      throw conflict('already_owned', 'This offer doesn’t last longer than the current access');
  }

  private async sellable(productId: string): Promise<PricedProduct> {
    const product = (await this.products.sellable([productId])).get(productId);
    if (!product) throw notFound('Product');
    if (product.isSubscriptionOnly)
      throw unprocessable('subscription_only', 'This is sold only by subscription. Subscribe on its page.');
    if (!hasPrice(product))
      throw unprocessable('free_product', 'This is free, so you don’t need the cart. Claim it on its page.');
    return product;
  }

  private async put(
    shopper: Shopper,
    product: PricedProduct,
    owned: ReadonlySet<string>,
    to: GiftNote | { wardId: string } | 'as it is',
    offerId?: string | null,
  ): Promise<Added> {
    const visitor = shopper.accountId === undefined ? (shopper.visitor ?? newSecret()) : undefined;
    const owner = ownersOf({ accountId: shopper.accountId, visitor });
    const line = await this.database.transaction(async (tx) => {
      await this.merge(tx, shopper, owned);
      // No conflict target: both unique constraints may conflict, for a member's line or a visitor's.
      await tx.query(
        `insert into cart_items (id, account_id, visitor_hash, product_id, quantity, created_at, offer_id)
         values ($1, $2, $3, $4, 1, $5, $6) on conflict do nothing`,
        [newId(), ...owner, product.id, this.clock.now(), offerId ?? null],
      );
      if (offerId !== undefined)
        await tx.query(
          'update cart_items set offer_id = $4 where product_id = $3 and (account_id = $1 or visitor_hash = $2)',
          [...owner, product.id, offerId],
        );
      if (to !== 'as it is') {
        await tx.query(
          `update cart_items set gift_email = $4, gift_name = $5, gift_message = $6, ward_id = $7
           where product_id = $3 and (account_id = $1 or visitor_hash = $2)`,
          [
            ...owner,
            product.id,
            ...('wardId' in to
              ? [null, null, null, to.wardId]
              : [to.recipientEmail, to.recipientName, to.message, null]),
          ],
        );
      }
      const added = await this.queries.added(tx, { accountId: shopper.accountId, visitor }, product.id);
      if (!added) throw notFound('Product');
      return added;
    });
    return { line, visitor };
  }

  /** Removes a line; a missing line is no error, because another tab may have removed it. Releases a time held with the line. */
  async remove(shopper: Shopper, productId: string): Promise<void> {
    const owned = await this.ownedInCart(shopper);
    await this.database.transaction(async (tx) => {
      await this.merge(tx, shopper, owned);
      await tx.query(
        'delete from cart_items where product_id = $3 and (account_id = $1 or visitor_hash = $2)',
        [...ownersOf(shopper), productId],
      );
      await this.leaveHeldTime(tx, shopper, productId);
    });
  }

  private async leaveHeldTime(tx: Tx, { accountId }: Shopper, productId: string): Promise<void> {
    if (accountId === undefined) return;
    const held = await tx.query<{ bookingId: string }>(
      'select id as "bookingId" from held_times where account_id = $1 and product_id = $2',
      [accountId, productId],
    );
    for (const { bookingId } of held)
      await this.outbox.publish(tx, 'held-time.left', { accountId, productId, bookingId });
  }

  /**
   * Merges the visitor's cart into the member's, each product once, and drops products the member owns permanently;
   * gifts stay. Runs with the first write after signing in. The caller asks `ownedInCart` before its transaction, so
   * that it never waits for a second connection while holding one.
   */
  async merge(tx: Tx, { accountId, visitor }: Shopper, owned: ReadonlySet<string>): Promise<void> {
    if (accountId === undefined) return;
    if (visitor !== undefined) {
      await tx.query(
        `with moved as (delete from cart_items where visitor_hash = $2 returning *)
         insert into cart_items (id, account_id, product_id, quantity, created_at, offer_id, gift_email, gift_name, gift_message)
         select id, $1, product_id, 1, created_at, offer_id, gift_email, gift_name, gift_message from moved
         on conflict do nothing`,
        [accountId, hashOf(visitor)],
      );
      await this.mergeCoupon(tx, accountId, visitor);
    }
    if (owned.size > 0)
      await this.takeOut(
        tx,
        accountId,
        [...owned].map((productId) => ({ productId, isGift: false })),
      );
  }

  /** Merges the coupons: the later one wins. */
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

  /** Returns the lines that are still in the member's cart for the same person and offer, as the running transaction sees it. */
  async stillIn(tx: Tx, accountId: string, lines: readonly CartLine[]): Promise<CartLine[]> {
    const rows = await tx.query<Pick<CartItem, 'productId' | 'offerId' | 'giftEmail' | 'wardId'>>(
      `select product_id as "productId", offer_id as "offerId", gift_email as "giftEmail", ward_id as "wardId"
       from cart_items where account_id = $1`,
      [accountId],
    );
    return lines.filter(({ product, offer, gift, ward }) =>
      rows.some(
        ({ productId, offerId, giftEmail, wardId }) =>
          productId === product.id &&
          offerId === (offer?.id ?? null) &&
          giftEmail === (gift?.recipientEmail ?? null) &&
          wardId === (ward?.id ?? null),
      ),
    );
  }

  /** Returns the products in a member's cart, and among `also`, that the member owns and cannot buy again. */
  async ownedInCart(shopper: Shopper, also: readonly string[] = []): Promise<Set<string>> {
    if (shopper.accountId === undefined) return new Set();
    const inCart = await this.queries.productIds(shopper);
    return this.enrollments.ownsForGood(shopper.accountId, [...inCart, ...also]);
  }

  /** Removes bought or owned products from a member's cart; a gift and a line for the member are different lines. */
  async takeOut(tx: Tx, accountId: string, lines: readonly { productId: string; isGift: boolean }[]) {
    await tx.query(
      `delete from cart_items c using unnest($2::uuid[], $3::boolean[]) as gone (product_id, is_gift)
       where c.account_id = $1 and c.product_id = gone.product_id and (num_nonnulls(c.gift_email, c.ward_id) > 0) = gone.is_gift`,
      [accountId, lines.map(({ productId }) => productId), lines.map(({ isGift }) => isGift)],
    );
  }

  @Every(hours(24), 'cart.sweep-visitors')
  async forgetVisitors(): Promise<void> {
    const before = [later(this.clock.now(), -days(VISITOR_CART_DAYS))];
    await this.database.query(
      'delete from cart_items where visitor_hash is not null and created_at < $1',
      before,
    );
    await this.database.query(
      'delete from cart_coupons where visitor_hash is not null and applied_at < $1',
      before,
    );
  }
}

type PricedProduct = ProductSummary & { priceCents: number };

function hasPrice(product: ProductSummary): product is PricedProduct {
  return product.priceCents !== null;
}
