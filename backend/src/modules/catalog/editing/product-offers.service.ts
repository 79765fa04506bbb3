import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { unprocessable, wrongFields } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { type Cents, LEAST_PRICE, readPrice, toDecimal } from '../../../kernel/money.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { ProductLocksService } from '../life/product-locks.service.js';
import { assertOffered } from '../life/product-readiness.js';
import { isOut } from '../life/product-states.js';
import { type OfferInterval, type OfferTranslations, ProductOffer } from '../product.entity.js';

/** An offer as the coach sends it; without an id it is new. */
export interface SentOffer {
  id?: string;
  name: string;
  /** Without it, an offer keeps its translations. */
  translations?: OfferTranslations | undefined;
  price: string;
  accessDays: number | null;
  accessUntil: Date | null;
  /** Without it, one payment. */
  interval?: OfferInterval | null | undefined;
  instalments?: number | null | undefined;
  trialDays?: number | null | undefined;
}

/** Edits the ways to buy a product beside its own price. Nothing is deleted, because orders and carts name offers. */
@Injectable()
export class ProductOffersService {
  constructor(
    private readonly database: Database,
    private readonly locks: ProductLocksService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Replaces the offers on sale, in order. Archives those that are missing, and sells archived ones again. */
  async replace(by: string, productId: string, sent: readonly SentOffer[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const product = await this.locks.lock(tx, productId);
      if (product.type === 'coaching')
        throw unprocessable('not_possible', 'Sessions have prices of their own. Change them in coaching.');
      const before = new Map(
        (await tx.find(ProductOffer, { where: { productId } })).map((row) => [row.id, row]),
      );
      const offers = sent.map((offer, position) =>
        this.read(offer, before, { productId, position, field: `offers.${position}` }),
      );
      if (product.isSubscriptionOnly && isOut(product))
        assertOffered({ recurringOffers: offers.filter(({ interval }) => interval !== null).length });
      const ids = new Set(offers.map(({ id }) => id));
      const archived = [...before.values()]
        .filter(({ id, archivedAt }) => archivedAt === null && !ids.has(id))
        .map((offer) => ({ ...offer, archivedAt: this.clock.now() }));
      await tx.upsert(ProductOffer, [...offers, ...archived], ['id']);
      await this.audit.record(tx, {
        by,
        action: 'product.updated',
        subject: { type: 'product', id: productId },
        fields: ['offers'],
      });
    });
  }

  /** Copies the offers on sale to a copy of their product. */
  async copy(tx: Tx, productId: string, copyId: string): Promise<void> {
    const offers = await tx.find(ProductOffer, { where: { productId } });
    for (const offer of offers.filter(({ archivedAt }) => archivedAt === null))
      await tx.insert(ProductOffer, { ...offer, id: newId(), productId: copyId });
  }

  private read(
    {
      id,
      name,
      translations,
      price,
      accessDays,
      accessUntil,
      interval = null,
      instalments = null,
      trialDays = null,
    }: SentOffer,
    before: ReadonlyMap<string, ProductOffer>,
    { productId, position, field }: { productId: string; position: number; field: string },
  ): ProductOffer {
    const own = id === undefined ? undefined : before.get(id);
    if (id !== undefined && !own) throw wrongFields({ [`${field}.id`]: 'isn’t an offer of this product' });
    if (accessDays !== null && accessUntil !== null)
      throw wrongFields({ [`${field}.accessUntil`]: 'can’t be combined with days' });
    if (interval !== null && (accessDays !== null || accessUntil !== null))
      throw wrongFields({ [`${field}.interval`]: 'can’t be combined with an end of access' });
    if (interval !== 'month' && instalments !== null)
      throw wrongFields({ [`${field}.instalments`]: 'needs monthly payments' });
    if (trialDays !== null && (interval === null || instalments !== null))
      throw wrongFields({ [`${field}.trialDays`]: 'needs payments until it’s canceled' });
    if (own && (own.interval !== interval || own.instalments !== instalments))
      throw wrongFields({ [`${field}.interval`]: 'can’t be changed. Add another offer instead' });
    const isChanged = accessUntil?.getTime() !== own?.accessUntil?.getTime();
    if (accessUntil && isChanged && accessUntil <= this.clock.now())
      throw wrongFields({ [`${field}.accessUntil`]: 'must be in the future' });
    return {
      id: own?.id ?? newId(),
      productId,
      position,
      name,
      translations: writtenTranslations(translations ?? own?.translations ?? {}),
      priceCents: offerPriceOf(price, `${field}.price`),
      accessDays,
      accessUntil,
      interval,
      instalments,
      trialDays,
      archivedAt: null,
    };
  }
}

/** Reads an offer's price. Only a product itself can be free, because a free one is claimed without the cart. */
function offerPriceOf(text: string, field: string): Cents {
  const price = readPrice(text);
  if (typeof price === 'string') throw wrongFields({ [field]: price });
  if (price === null) throw wrongFields({ [field]: `must be at least ${toDecimal(LEAST_PRICE)}` });
  return price;
}
