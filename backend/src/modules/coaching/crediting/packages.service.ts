import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { OfferingsQueries } from '../offerings/offerings.queries.js';
import { CoachingPackage } from '../credits/credit.entity.js';
import type { PackageResponse, PutPackageRequest } from './credits.dto.js';

/** Sets the sessions that products bring. Earlier purchases stay unchanged. */
@Injectable()
export class PackagesService {
  constructor(
    private readonly database: Database,
    private readonly offerings: OfferingsQueries,
    private readonly audit: AuditService,
  ) {}

  /** 404 unless the product is of type coaching. */
  async one(productId: string): Promise<PackageResponse> {
    await this.checkProduct(productId);
    const found = await this.database.one<PackageResponse>(
      `select product_id as "productId", offering_id as "offeringId", sessions, valid_days as "validDays", is_monthly as "isMonthly"
       from coaching_packages where product_id = $1`,
      [productId],
    );
    return found ?? { productId, offeringId: null, sessions: null, validDays: null, isMonthly: false };
  }

  /** 422 unless the offering exists and takes sessions. */
  async set(by: string, productId: string, request: PutPackageRequest) {
    const { offeringId, sessions, validDays, isMonthly = false } = request;
    await this.checkProduct(productId);
    await this.database.transaction(async (tx) => {
      await this.offerings.expectTakesSessions(tx, offeringId);
      await tx.upsert(
        CoachingPackage,
        { productId, offeringId, sessions, validDays: validDays ?? null, isMonthly },
        ['productId'],
      );
      const subject = { type: 'product', id: productId } as const;
      await this.audit.record(tx, { by, action: 'coaching.package_set', subject });
    });
  }

  /** Stops the product from bringing sessions to future buyers. */
  async remove(by: string, productId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(CoachingPackage, { productId });
      if (!affected) return;
      const subject = { type: 'product', id: productId } as const;
      await this.audit.record(tx, { by, action: 'coaching.package_removed', subject });
    });
  }

  private async checkProduct(productId: string): Promise<void> {
    const found = await this.database.one(`select from product_facts where id = $1 and type = 'coaching'`, [
      productId,
    ]);
    if (!found) throw notFound('Product');
  }
}
