import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { badRequest, DomainError, notFound, refuseStaleEdit } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { brokenConstraint } from '../../platform/database/postgres-errors.js';
import { AuditService } from '../audit/index.js';
import { ProductsQueries } from '../catalog/index.js';
import { changedFields, type CouponTerms, readTerms } from './coupon-terms.js';
import { Coupon } from './coupon.entity.js';
import type { EditCouponRequest, NewCouponRequest } from './coupons.dto.js';

@Injectable()
export class CouponsService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async add(by: string, { code, ...request }: NewCouponRequest): Promise<string> {
    const id = newId();
    const terms = await this.termsOf(request);
    await this.change(async (tx) => {
      const row = { id, code: code.toUpperCase(), archivedAt: null, createdAt: this.clock.now() };
      await tx.insert(Coupon, { ...row, ...terms });
      await this.audit.record(tx, { by, action: 'coupon.created', subject: { type: 'coupon', id } });
    });
    return id;
  }

  /** Changes a coupon. With `expectedVersion`, newer edits are not overwritten: 412. */
  async edit(by: string, id: string, request: EditCouponRequest, expectedVersion?: number): Promise<void> {
    const terms = await this.termsOf(request);
    await this.change(async (tx) => {
      const before = await tx.findOne(Coupon, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw notFound('Coupon');
      refuseStaleEdit(
        expectedVersion,
        before.version,
        'This coupon was changed somewhere else. Reload to see the latest version.',
      );
      const fields = changedFields(before, terms);
      if (fields.length === 0) return;
      await tx.update(Coupon, { id }, { ...terms, version: before.version + 1 });
      await this.audit.record(tx, { by, action: 'coupon.updated', subject: { type: 'coupon', id }, fields });
    });
  }

  /** Archives a coupon, which then gives no discount; earlier orders keep theirs. */
  async archive(by: string, id: string): Promise<void> {
    await this.putAway(by, id, this.clock.now(), 'coupon.archived');
  }

  async restore(by: string, id: string): Promise<void> {
    await this.putAway(by, id, null, 'coupon.restored');
  }

  private async putAway(
    by: string,
    id: string,
    archivedAt: Date | null,
    action: 'coupon.archived' | 'coupon.restored',
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await tx.one<{ isArchived: boolean }>(
        'select archived_at is not null as "isArchived" from coupons where id = $1 for update',
        [id],
      );
      if (!found) throw notFound('Coupon');
      if (found.isArchived === (archivedAt !== null)) return;
      await tx.update(Coupon, { id }, { archivedAt });
      await this.audit.record(tx, { by, action, subject: { type: 'coupon', id } });
    });
  }

  private async termsOf(request: EditCouponRequest): Promise<CouponTerms> {
    const terms = readTerms(request);
    const known = await this.products.byIds(terms.productIds);
    if (known.size < terms.productIds.length)
      throw badRequest('invalid', 'Please check the highlighted fields', {
        productIds: 'Something in this list no longer exists',
      });
    return terms;
  }

  private async change(work: (tx: Tx) => Promise<void>): Promise<void> {
    try {
      await this.database.transaction(work);
    } catch (error) {
      const broken = brokenConstraint(error);
      if (broken === 'coupons_code') {
        throw new DomainError('code_taken', 'There’s already a coupon with this code', {
          fields: { code: 'is already used by another coupon' },
        });
      }
      if (broken === 'coupons_taken') {
        throw new DomainError('coupon_uses_taken', 'This coupon has already been used more often than that', {
          fields: { maxUses: 'can’t be less than the uses so far, including reserved ones' },
        });
      }
      throw error;
    }
  }
}
