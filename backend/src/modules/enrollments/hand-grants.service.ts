import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { newId } from '../../kernel/ids.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { ProductsQueries } from '../catalog/index.js';
import { AccessEndsService } from './access-ends.service.js';
import { EnrollmentsService } from './enrollments.service.js';

/** A product that the coach gives a member by hand, with the reason. */
type ByHand = { by: string; memberId: string; productId: string; reason: string | null };

/** `until` is the end of access; null: none. */
type Given = ByHand & { until: Date | null };

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
  async give({ by, memberId, productId, reason, until }: Given): Promise<void> {
    const product = (await this.products.byIds([productId])).get(productId);
    if (!product) throw notFound('Product');
    if (product.status === 'draft')
      throw conflict('wrong_status', 'You can’t grant a draft. Publish it first.');
    this.ends.check(until, product);
    const parts = await this.products.partsOf([productId]);
    await this.database.transaction(async (tx) => {
      await this.standing.mustActFor(tx, memberId);
      const given = await this.enrollments.grant(tx, {
        accountId: memberId,
        productIds: [productId],
        source: 'grant',
        sourceId: null,
        parts,
        terms: new Map([[productId, { days: null, until }]]),
      });
      if (!given.has(productId)) throw conflict('already_owned', 'The student already owns this');
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
    });
  }

  /**
   * Ends access to a product granted by hand. Paid products are refunded instead, and parts go with their bundle.
   * Progress is kept and returns with the product.
   */
  async takeBack({ by, memberId, productId, reason }: ByHand): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { closed, held } = await this.enrollments.end(tx, {
        accountId: memberId,
        productIds: [productId],
        source: 'grant',
        sourceId: null,
      });
      if (closed.length + held.length === 0)
        throw conflict(
          'not_granted',
          'You can only revoke access you granted, and only while the student has it',
        );
      await this.outbox.publish(tx, 'product.taken-back', { accountId: memberId, productId });
      await this.audit.record(tx, {
        by,
        action: 'enrollment.revoked',
        subject: { type: 'product', id: productId },
        memberId,
        reason,
      });
    });
  }
}
