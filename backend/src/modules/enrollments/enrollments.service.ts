import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { ProductsQueries, type ProductSummary } from '../catalog/index.js';
import type { EnrollmentSource } from './enrollment.entity.js';

export interface Grant {
  accountId: string;
  productIds: readonly string[];
  source: EnrollmentSource;
  /** What gives it, e.g. the order. */
  sourceId: string | null;
}

export interface ActiveEnrollment {
  productId: string;
  since: Date;
}

export interface OwnedProduct extends ProductSummary {
  since: Date;
}

/** The right to open products. */
@Injectable()
export class EnrollmentsService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives access, and answers which of these products were not owned before: of two that give the same at once, one does.
   * Granting twice changes nothing; what had ended opens again and keeps its first day, so that no lock closes what was
   * open before (product rule 5.4).
   */
  async grant(tx: Tx, { accountId, productIds, source, sourceId }: Grant): Promise<Set<string>> {
    // Always in the same order, so that two grants cannot deadlock.
    const ordered = [...productIds].sort();
    const given = (await tx.query(
      `with opened_again as (
         update enrollments set source = $2, source_id = $3, ended_at = null
         where account_id = $1 and product_id = any($6::uuid[]) and ended_at is not null
         returning product_id
       ), added as (
         insert into enrollments (id, account_id, product_id, source, source_id, started_at)
         select new.id, $1, new.product_id, $2, $3, $4 from unnest($5::uuid[], $6::uuid[]) as new (id, product_id)
         on conflict do nothing returning product_id
       )
       select product_id as "productId" from opened_again union all select product_id from added`,
      [accountId, source, sourceId, this.clock.now(), ordered.map(() => newId()), ordered],
    )) as { productId: string }[];
    return new Set(given.map(({ productId }) => productId));
  }

  /** Ends what this source gave, and answers how much that was; access from another source stays. */
  async end(tx: Tx, { accountId, productIds, source, sourceId }: Grant): Promise<number> {
    const [, ended] = (await tx.query(
      `update enrollments set ended_at = $5
       where account_id = $1 and product_id = any($2::uuid[]) and ended_at is null
         and source = $3 and source_id is not distinct from $4`,
      [accountId, productIds, source, sourceId, this.clock.now()],
    )) as [unknown, number];
    return ended;
  }

  /** Which of these products the person owns. */
  async owns(accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ productId: string }>(
      `select product_id as "productId" from active_enrollments
       where account_id = $1 and product_id = any($2::uuid[])`,
      [accountId, productIds],
    );
    return new Set(rows.map(({ productId }) => productId));
  }

  find(accountId: string, productId: string): Promise<ActiveEnrollment | undefined> {
    return this.database.one<ActiveEnrollment>(
      `select product_id as "productId", started_at as since from active_enrollments
       where account_id = $1 and product_id = $2`,
      [accountId, productId],
    );
  }

  /** All a person owns, newest first, archived products included. */
  async ownedBy(accountId: string): Promise<OwnedProduct[]> {
    const enrollments = await this.database.query<ActiveEnrollment>(
      `select product_id as "productId", started_at as since from active_enrollments
       where account_id = $1
       order by started_at desc, id desc`,
      [accountId],
    );
    const products = await this.products.byIds(enrollments.map(({ productId }) => productId));
    return enrollments.flatMap(({ productId, since }) => {
      const product = products.get(productId);
      return product ? [{ ...product, since }] : [];
    });
  }
}
