import { Injectable } from '@nestjs/common';
import type { PurchaseRequestEnded } from '../../../events/index.js';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { FamilyQueries } from '../../accounts/index.js';
import { CartService } from '../../cart/index.js';
import { ProductsQueries, type ProductSummary } from '../../catalog/index.js';
import { EnrollmentsService, PairProductsService, SecondSeatsService } from '../../enrollments/index.js';
import type { PurchaseRequest } from './purchase-request.entity.js';

/** Period in which guardians can answer. */
const OPEN_FOR = days(14);

/** Lets a ward ask for products, and a guardian approve or decline (product rule 10.14). A request never charges anything. */
@Injectable()
export class PurchaseRequestsService {
  constructor(
    private readonly database: Database,
    private readonly family: FamilyQueries,
    private readonly cart: CartService,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly pairs: PairProductsService,
    private readonly seats: SecondSeatsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Expires unanswered requests, so that the products can be asked for again. */
  @Every(hours(24), 'families.expire-requests')
  expireAll(): Promise<void> {
    return this.database.transaction((tx) => this.expire(tx));
  }

  /** Expires the unanswered requests of everyone, or of one ward. */
  async expire(tx: Tx, wardId: string | null = null): Promise<void> {
    const ended = await tx.query<Ended>(
      `update purchase_requests set state = 'expired'
       where state = 'open' and expires_at <= $1 and (ward_id = $2 or $2::uuid is null) returning ${ENDED_COLUMNS}`,
      [this.clock.now(), wardId],
    );
    await this.tell(tx, ended, 'expired', null);
  }

  /** Adds the requests. Open requests stay as they are; one mail per guardian names the new ones. */
  async ask(me: SignedIn, productIds: readonly string[]): Promise<void> {
    const guardianIds = await this.guardiansToAsk(me);
    const wanted = await this.wanted(me.accountId, productIds);
    await this.database.transaction(async (tx) => {
      await this.expire(tx, me.accountId);
      const asked: ProductSummary[] = [];
      for (const product of wanted)
        if (await this.add(tx, me.accountId, product.id, product.title)) asked.push(product);
      if (asked.length > 0)
        await this.outbox.publish(tx, 'purchase.asked', {
          wardId: me.accountId,
          guardianIds,
          titles: asked.map(({ title }) => title),
          productIds: asked.map(({ id }) => id),
        });
    });
  }

  /**
   * Adds the product to the guardian's cart for the ward; payment is up to the guardian. If it is for two and the
   * guardian does not have it, the ward gets its second seat. `offerId` chooses an offer, or with null the product's own
   * price.
   */
  async approve(me: SignedIn, id: string, offerId?: string | null): Promise<void> {
    const { wardId, productId } = await this.open(me, id);
    const shopper = { accountId: me.accountId, visitor: undefined };
    if (await this.couldShare(me, productId)) {
      await this.seats.choose(me, productId, { wardId });
      await this.cart.add(shopper, productId, offerId);
    } else await this.cart.buyFor(me, shopper, productId, { wardId, offerId });
    await this.answer(me, id, 'approved', null);
  }

  /** Returns whether the product is for two and the guardian does not have it yet. */
  private async couldShare({ accountId }: SignedIn, productId: string): Promise<boolean> {
    if (!(await this.pairs.isForPairs(productId))) return false;
    return !(await this.enrollments.owns(accountId, [productId])).has(productId);
  }

  async decline(me: SignedIn, id: string, answer: string | null): Promise<void> {
    await this.open(me, id);
    await this.answer(me, id, 'declined', answer);
  }

  private async guardiansToAsk(me: SignedIn): Promise<string[]> {
    const guardians = await this.database.query<{ id: string }>(
      'select guardian_id as id from guardianships where ward_id = $1 order by guardian_id',
      [me.accountId],
    );
    if (guardians.length === 0) throw conflict('no_guardian', 'You don’t have a guardian here to ask');
    await this.family.expect(me, 'ask-to-buy', me.accountId);
    return guardians.map((guardian) => guardian.id);
  }

  private async wanted(wardId: string, productIds: readonly string[]): Promise<ProductSummary[]> {
    const ids = productIds.map((id) => id.toLowerCase());
    const [sold, owned] = await Promise.all([
      this.products.sellable(ids),
      this.enrollments.ownsForGood(wardId, ids),
    ]);
    return ids.map((id) => {
      const product = sold.get(id);
      if (!product) throw notFound('Product');
      if (product.isSubscriptionOnly)
        throw unprocessable('subscription_only', 'This is a subscription, and only adults can subscribe.');
      if (product.priceCents === null)
        throw unprocessable(
          'free_product',
          'This is free, so you don’t need the cart. Claim it on its page.',
        );
      if (owned.has(id)) throw conflict('already_owned', 'You already own this');
      return product;
    });
  }

  /** Adds a request, unless one is open; the unique index decides between two simultaneous ones. */
  private async add(tx: Tx, wardId: string, productId: string, title: string): Promise<boolean> {
    const now = this.clock.now();
    const added = await tx.query(
      `insert into purchase_requests (id, ward_id, product_id, title, state, asked_at, expires_at)
       values ($1, $2, $3, $4, 'open', $5, $6) on conflict (ward_id, product_id) where state = 'open' do nothing returning id`,
      [newId(), wardId, productId, title, now, later(now, OPEN_FOR)],
    );
    return added.length > 0;
  }

  /** Returns the open request; 404 for a person who is not a guardian of the ward. */
  private async open(me: SignedIn, id: string): Promise<Pick<PurchaseRequest, 'wardId' | 'productId'>> {
    const request = await this.database.one<
      Pick<PurchaseRequest, 'wardId' | 'productId'> & { isOpen: boolean }
    >(
      `select ward_id as "wardId", product_id as "productId", state = 'open' and expires_at > $2 as "isOpen"
       from purchase_requests where id = $1`,
      [id, this.clock.now()],
    );
    if (!request) throw notFound('Request');
    await this.family.expect(me, 'buy-for', request.wardId);
    if (!request.isOpen) throw answered();
    return request;
  }

  private async tell(
    tx: Tx,
    ended: readonly Ended[],
    outcome: PurchaseRequestEnded['outcome'],
    by: string | null,
  ): Promise<void> {
    for (const request of ended)
      await this.outbox.publish(tx, 'purchase.request-ended', { ...request, outcome, by });
    const answered = await tx.one<{ ids: string[] }>(
      `select array(select ward from unnest($1::uuid[]) ward where not exists (
         select from purchase_requests r where r.ward_id = ward and r.state = 'open')) as ids`,
      [ended.map(({ wardId }) => wardId)],
    );
    const { ids } = answered!;
    if (ids.length > 0) await this.outbox.publish(tx, 'subject.gone', { subject: 'purchase-requests', ids });
  }

  private async answer(
    { accountId }: SignedIn,
    id: string,
    state: 'approved' | 'declined',
    answer: string | null,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ended = await tx.query<Ended>(
        `update purchase_requests set state = $2, answer = $3, answered_by = $4, answered_at = $5
         where id = $1 and state = 'open' returning ${ENDED_COLUMNS}`,
        [id, state, answer, accountId, this.clock.now()],
      );
      if (ended.length === 0) throw answered();
      await this.tell(tx, ended, state, accountId);
    });
  }
}

type Ended = Omit<PurchaseRequestEnded, 'outcome' | 'by'>;

const ENDED_COLUMNS = `id as "requestId", ward_id as "wardId", product_id as "productId", title`;

const answered = () => conflict('already_resolved', 'This request was already answered, or it expired');
