import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { CartService, type Shopper } from '../../cart/index.js';

export type Member = Shopper & { accountId: string };

type ForSale = { offeringId: string; productId: string; startsAt: Date };

/** Sells single times: those of offerings for which a product in the shop brings one session. */
@Injectable()
export class TimesForSaleService {
  constructor(
    private readonly database: Database,
    private readonly cart: CartService,
    private readonly clock: Clock,
  ) {}

  /** 404 unless the product brings one session of this offering and can be bought. */
  async check(member: Member, { offeringId, productId, startsAt }: ForSale): Promise<void> {
    const product = await this.database.one<{ validDays: number | null }>(
      `select k.valid_days as "validDays" from coaching_packages k join published_products p on p.id = k.product_id
       where k.product_id = $1 and k.offering_id = $2 and k.sessions = 1 and p.price_cents is not null`,
      [productId, offeringId],
    );
    if (!product) throw notFound('Product');
    const { validDays } = product;
    if (validDays !== null && startsAt >= later(this.clock.now(), days(validDays)))
      throw conflict('no_credit', 'Your session expires before then. Please choose an earlier time.');
    const lines = await this.cart.linesOf(member);
    if (lines.some(({ product: { id }, gift }) => id === productId && gift !== null))
      throw unprocessable('not_possible', 'This is in your cart as a gift. Check out that gift first.');
  }

  /** Adds the product to the cart. Call once the time is held, so that a refused request leaves the cart unchanged. */
  async putIntoCart(member: Member, productId: string): Promise<void> {
    await this.cart.add(member, productId);
  }
}
