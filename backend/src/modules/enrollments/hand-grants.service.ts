import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { type BundledProduct, ProductsQueries } from '../catalog/index.js';
import { AccessEndsService } from './access-ends.service.js';
import { EnrollmentsService } from './enrollments.service.js';

/** A product that the coach gives a member by hand, with the reason. */
type ByHand = { by: string; memberId: string; productId: string; reason: string | null };

/** `until` is the end of access; null: none. */
export type Given = ByHand & { until: Date | null };

/** Lets the coach give a member a product without payment, and take it back (product rule 6.9). */
@Injectable()
export class HandGrantsService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly ends: AccessEndsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Gives the product, perhaps until a time. A product that is owned at least as long stays as it is; of two simultaneous
   * grants, the unique key accepts one.
   */
  async give(grant: Given): Promise<void> {
    const { productId, until } = grant;
    const parts = await this.givable([productId]);
    if (until) this.ends.check(until, (await this.products.byIds([productId])).get(productId));
    await this.database.transaction(async (tx) => {
      if (!(await this.giveIn(tx, grant, parts)))
        throw conflict('already_owned', 'The student already owns this');
    });
  }

  /** Returns the parts of the bundles among these products, and refuses drafts and unknown products. */
  async givable(productIds: readonly string[]): Promise<BundledProduct[]> {
    const products = await this.products.byIds(productIds);
    for (const id of productIds) {
      const product = products.get(id);
      if (!product) throw notFound('Product');
      if (product.status === 'draft')
        throw conflict('wrong_status', 'You can’t grant a draft. Publish it first.');
    }
    return this.products.partsOf(productIds);
  }

  /** Gives the product in the caller's transaction; returns false if the member owned it. */
  async giveIn(
    tx: Tx,
    { by, memberId, productId, reason, until }: Given,
    bundled: readonly BundledProduct[],
  ): Promise<boolean> {
    const parts = bundled.filter(({ bundleId }) => bundleId === productId);
    await this.standing.mustActFor(tx, memberId);
    const given = await this.enrollments.grant(tx, {
      accountId: memberId,
      productIds: [productId],
      source: 'grant',
      sourceId: null,
      parts,
      terms: new Map([[productId, { days: null, until }]]),
    });
    if (!given.has(productId)) return false;
    await this.outbox.publish(tx, 'product.granted', {
      accountId: memberId,
      grantId: newId(),
      productIds: [productId, ...parts.map((part) => part.productId)],
    });
    await this.audit.record(tx, {
      by,
      action: 'enrollment.granted',
      subject: { type: 'product', id: productId },
      memberId,
      reason,
    });
    return true;
  }

  /**
   * Ends access to a product granted by hand. Paid products are refunded instead, and parts go with their bundle.
   * Progress is kept and returns with the product.
   */
  async takeBack(grant: ByHand): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.takeBackIn(tx, grant)))
        throw conflict(
          'not_granted',
          'You can only revoke access you granted, and only while the student has it',
        );
    });
  }

  /** Takes the product back in the caller's transaction; returns false if the member has no such grant. */
  async takeBackIn(tx: Tx, { by, memberId, productId, reason }: ByHand): Promise<boolean> {
    const { closed, held } = await this.enrollments.end(tx, {
      accountId: memberId,
      productIds: [productId],
      source: 'grant',
      sourceId: null,
    });
    if (closed.length + held.length === 0) return false;
    await this.outbox.publish(tx, 'product.taken-back', { accountId: memberId, productId });
    await this.audit.record(tx, {
      by,
      action: 'enrollment.revoked',
      subject: { type: 'product', id: productId },
      memberId,
      reason,
    });
    return true;
  }
}
