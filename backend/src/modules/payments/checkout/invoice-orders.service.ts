import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Cents } from '../../../kernel/money.js';
import type { Tx } from '../../../platform/database/database.js';
import { type ProductSummary, ProductsQueries } from '../../catalog/index.js';
import { CouponUsesService } from '../../coupons/index.js';
import type { Card } from '../judge-payment.js';
import type { OrderedPart } from '../ordered-parts.js';
import type { SubscriptionPayment } from '../settling/delivery.service.js';
import { NewOrdersService } from '../settling/new-orders.service.js';
import { SettlementService } from '../settling/settlement.service.js';
import { OrderVersionsService } from './order-versions.service.js';
import type { Snapshot } from './snapshot.js';

/** An invoice of a subscription that was paid. */
export interface PaidInvoice {
  id: string;
  /** Null: it was paid without a charge. */
  intentId: string | null;
  amountCents: Cents;
  currency: string;
  /** Months that it pays; after a change of plan, those that were not paid before. */
  months: number;
  /** True if a coupon made it cheaper. */
  isDiscounted: boolean;
  /** End of the period that it pays. */
  periodEnd: Date;
  /** Plan that it pays, after a change; null: as agreed. */
  plan: InvoicedPlan | null;
}

export type InvoicedPlan = Pick<
  Agreement,
  'offerId' | 'offerName' | 'amountCents' | 'taxCents' | 'taxLabel' | 'taxIsIncluded'
>;

/** Agreement with a member: an offer, and the price of each payment. */
export interface Agreement {
  id: string;
  accountId: string;
  productId: string;
  offerId: string;
  offerName: string;
  /** Number of payments, after which access stays forever; null: until it is canceled. */
  instalments: number | null;
  paymentsMade: number;
  /** Amount of each payment, with tax. */
  amountCents: Cents;
  taxCents: Cents;
  taxLabel: string | null;
  taxIsIncluded: boolean;
  /** Coupon of discounted payments; null: none, as in the next four. */
  couponId: string | null;
  couponCode: string | null;
  discountCents: Cents | null;
  /** Amount of a discounted payment, with tax. */
  discountedCents: Cents | null;
  discountedTaxCents: Cents | null;
}

/** A product with the parts that a bundle opens now. */
export type SubscribedProduct = ProductSummary & { parts: OrderedPart[] };

/** Turns each paid invoice of a subscription into an order, with line, receipt and purchase. */
@Injectable()
export class InvoiceOrdersService {
  constructor(
    private readonly products: ProductsQueries,
    private readonly newOrders: NewOrdersService,
    private readonly couponUses: CouponUsesService,
    private readonly versions: OrderVersionsService,
    private readonly settlement: SettlementService,
    private readonly clock: Clock,
  ) {}

  async productOf({ productId }: Pick<Agreement, 'productId'>): Promise<SubscribedProduct> {
    const product = (await this.products.byIds([productId])).get(productId);
    if (!product) throw new Error(`product ${productId} is gone, although it has a subscription`);
    return { ...product, parts: await this.products.partsOf([productId]) };
  }

  /** Books the invoices that have no order yet, and returns their number. The caller has locked the subscription. */
  async book(
    tx: Tx,
    agreement: Agreement,
    product: SubscribedProduct,
    { paid, card }: { paid: readonly PaidInvoice[]; card: Card | undefined },
  ): Promise<number> {
    const rows = await tx.query<{ invoiceId: string }>(
      'select invoice_id as "invoiceId" from order_versions where invoice_id = any($1)',
      [paid.map(({ id }) => id)],
    );
    const booked = new Set(rows.map(({ invoiceId }) => invoiceId));
    // A trial's invoice is paid without money.
    const fresh = paid.filter(({ id, amountCents }) => amountCents > 0 && !booked.has(id));
    for (const [place, invoice] of fresh.entries()) {
      const isLast = agreement.paymentsMade + place + 1 === agreement.instalments;
      const isFirst = agreement.paymentsMade + place === 0;
      // Instalments pay one thing, and not a month each.
      const period =
        agreement.instalments === null ? { months: invoice.months, end: invoice.periodEnd } : null;
      const snapshot = snapshotOf({ ...agreement, ...invoice.plan }, product, invoice, isLast);
      await this.bookOne(tx, agreement, snapshot, { ...invoice, card, isFirst, period });
    }
    return fresh.length;
  }

  private async bookOne(
    tx: Tx,
    { id, accountId }: Agreement,
    snapshot: Snapshot,
    { id: invoiceId, ...payment }: PaidInvoice & SubscriptionPayment & { card: Card | undefined },
  ): Promise<void> {
    const now = this.clock.now();
    // An expired order can still be paid, and is not the one pending order of the cart.
    const order = await this.newOrders.add(tx, { accountId, version: 0, status: 'expired', now });
    if (!order) throw new Error(`no order for invoice ${invoiceId}`);
    const versionId = await this.versions.add(tx, {
      orderId: order.id,
      buyerId: accountId,
      version: 1,
      fingerprint: invoiceId,
      snapshot,
    });
    if (snapshot.coupon) await this.couponUses.handOver(tx, id, order.id);
    await tx.query('update orders set subscription_id = $2 where id = $1', [order.id, id]);
    await tx.query('update order_versions set invoice_id = $2, payment_intent_id = $3 where id = $1', [
      versionId,
      invoiceId,
      payment.intentId,
    ]);
    await this.settlement.settleInvoice(tx, versionId, payment);
  }
}

/** Tax within any amount that is paid for an agreement. */
export const taxWithin = (paid: Cents, agreed: Pick<Agreement, 'amountCents' | 'taxCents'>): Cents =>
  Math.round((agreed.taxCents * paid) / agreed.amountCents);

/** Price, tax and discount of an invoice, whose amount they are in unless a change of plan is charged in part. */
function termsOf(agreement: Agreement, { isDiscounted }: PaidInvoice) {
  const { couponId, couponCode, discountCents, discountedCents, discountedTaxCents } = agreement;
  const { amountCents, taxCents } = agreement;
  if (!isDiscounted || couponId === null || couponCode === null || discountedCents === null)
    return { amountCents, taxCents, discountCents: 0, coupon: null };
  return {
    amountCents: discountedCents,
    taxCents: discountedTaxCents ?? 0,
    discountCents: discountCents ?? 0,
    coupon: { id: couponId, code: couponCode, isLimited: false },
  };
}

/** An order of one period, until whose end it is paid; the last instalment has no end. */
function snapshotOf(
  agreement: Agreement,
  { id: productId, type, title, thumbnailUrl, parts }: SubscribedProduct,
  invoice: PaidInvoice,
  isLast: boolean,
): Snapshot {
  const { offerId, offerName, taxLabel, taxIsIncluded } = agreement;
  const { amountCents, currency, periodEnd } = invoice;
  const { coupon, discountCents, ...terms } = termsOf(agreement, invoice);
  const taxCents = taxWithin(amountCents, terms);
  return {
    currency,
    subtotalCents: amountCents + discountCents - (taxIsIncluded ? 0 : taxCents),
    discountCents,
    taxCents,
    taxName: taxLabel === null ? null : { label: taxLabel, isIncluded: taxIsIncluded },
    totalCents: amountCents,
    coupon,
    lines: [
      {
        productId,
        type,
        title,
        thumbnailUrl,
        parts,
        offer: { id: offerId, name: offerName, accessDays: null, accessUntil: isLast ? null : periodEnd },
        gift: null,
        ward: null,
        heldTime: null,
        amountCents,
        discountCents,
        taxCents,
      },
    ],
  };
}
