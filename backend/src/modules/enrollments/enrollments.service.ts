import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ownsAllParts, ProductsQueries, type ProductSummary } from '../catalog/index.js';
import { type Ending, endingOf, type Right } from './ending.js';
import type { EnrollmentSource } from './enrollment.entity.js';
import { SeatRowsService } from './seat-rows.service.js';

export interface Grant {
  accountId: string;
  productIds: readonly string[];
  source: EnrollmentSource;
  /** Source of the right, e.g. the order. */
  sourceId: string | null;
  parts?: readonly { bundleId: string; productId: string }[];
}

export type ActiveEnrollment = { productId: string; since: Date };

export interface OwnedProduct extends ProductSummary {
  since: Date;
}

interface OwnRight extends Right {
  id: string;
}

/** All products that a person may open now, and the further rights that would take their place. */
const RIGHTS = [
  `select id, product_id as "productId", bundle_id as "bundleId", source, source_id as "sourceId", part_ids as "partIds",
          false as "isFurther"
   from enrollments where account_id = $1 and ended_at is null order by id`,
  `select id, product_id as "productId", null as "bundleId", source, source_id as "sourceId", part_ids as "partIds",
          true as "isFurther"
   from further_rights where account_id = $1 order by given_at, id`,
] as const;

/** Products that the person `$1` owns. Owning all parts of a bundle means owning the bundle. */
const OWNED = `
  select product_id as "productId" from active_enrollments where account_id = $1 and product_id = any($2::uuid[])
  union
  select p.id from product_facts p where p.id = any($2::uuid[]) and ${ownsAllParts('$1')}`;

/** Opens and ends access to products. */
@Injectable()
export class EnrollmentsService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly seats: SeatRowsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives access, and returns the products it gave: those not owned before, and repeatable ones. Of two simultaneous
   * grants of a product, one counts; granting again changes nothing. An ended enrollment reopens with its original
   * first day, so no lock closes what was open before (product rule 5.4). A bundle is given if it opens at least one of
   * its parts.
   */
  async grant(tx: Tx, grant: Grant): Promise<Set<string>> {
    const bundles = await this.newBundles(tx, grant);
    const bundleOf = new Map(bundles.flatMap(([id, parts]) => parts.map((part) => [part, id] as const)));
    const alone = grant.productIds.filter((id) => !grant.parts?.some(({ bundleId }) => bundleId === id));
    for (const id of alone) bundleOf.delete(id);
    const given = await this.open(tx, grant, [
      ...alone.map((productId) => ({ productId, bundleId: null })),
      ...[...bundleOf].map(([productId, bundleId]) => ({ productId, bundleId })),
    ]);
    for (const [bundleId, partIds] of bundles) {
      if (!partIds.some((id) => given.has(id) && bundleOf.get(id) === bundleId)) continue;
      const row = { productId: bundleId, bundleId: null };
      for (const id of await this.open(tx, grant, [row], partIds)) given.add(id);
    }
    if (given.size > 0) await this.hasOpened(tx, grant, [...given]);
    for (const id of await this.openAgain(tx, grant, given)) given.add(id);
    return new Set(grant.productIds.filter((id) => given.has(id)));
  }

  /** Opens the second seat of a course for two (product rule 4.26). It is free if its person owns the course. */
  private async hasOpened(
    tx: Tx,
    { accountId, source }: Grant,
    productIds: readonly string[],
  ): Promise<void> {
    await this.outbox.publish(tx, 'access.changed', { accountId });
    if (source === 'seat') return;
    for (const { productId, seatAccountId } of await this.seats.bring(tx, accountId, productIds)) {
      const given = await this.grant(tx, {
        accountId: seatAccountId,
        productIds: [productId],
        source: 'seat',
        sourceId: accountId,
      });
      if (!given.has(productId)) await this.seats.free(tx, accountId, productId, false);
    }
  }

  /** Adds further rights to owned products that can be bought again, if they are in a purchase or gift (product rule 4.25). */
  private async openAgain(
    tx: Tx,
    { accountId, productIds, source, sourceId, parts = [] }: Grant,
    given: ReadonlySet<string>,
  ): Promise<string[]> {
    const owned = productIds.filter((id) => !given.has(id));
    if (owned.length === 0 || (source !== 'purchase' && source !== 'gift')) return [];
    const again = await tx.query<{ id: string }>(
      'select id from repeatable_products where id = any($1) order by id',
      [owned],
    );
    for (const { id } of again) {
      const partIds = parts.filter(({ bundleId }) => bundleId === id).map(({ productId }) => productId);
      await tx.query(
        `insert into further_rights (id, account_id, product_id, source, source_id, part_ids, given_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [newId(), accountId, id, source, sourceId, partIds, this.clock.now()],
      );
    }
    return again.map(({ id }) => id);
  }

  /** Returns the bundles of a grant that the person does not own, with their parts. */
  private async newBundles(
    tx: Tx,
    { accountId, productIds, parts = [] }: Grant,
  ): Promise<[bundleId: string, partIds: string[]][]> {
    const ids = [...new Set(parts.map(({ bundleId }) => bundleId))].filter((id) => productIds.includes(id));
    if (ids.length === 0) return [];
    const owned = await tx.query<{ id: string }>(
      'select product_id as id from enrollments where account_id = $1 and product_id = any($2) and ended_at is null',
      [accountId, ids],
    );
    return ids
      .filter((bundleId) => owned.every(({ id }) => id !== bundleId))
      .sort()
      .map((id) => [id, parts.filter(({ bundleId }) => bundleId === id).map(({ productId }) => productId)]);
  }

  private async open(
    tx: Tx,
    { accountId, source, sourceId }: Grant,
    rows: readonly { productId: string; bundleId: string | null }[],
    partIds: readonly string[] = [],
  ): Promise<Set<string>> {
    // Always in the same order, so that two grants cannot deadlock.
    const ordered = rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    const given = await tx.query<{ productId: string }>(
      `with wanted as (
         select * from unnest($5::uuid[], $6::uuid[], $7::uuid[]) as new (id, product_id, bundle_id)
       ), opened_again as (
         update enrollments e
         set source = $2, source_id = $3, bundle_id = wanted.bundle_id, part_ids = $8, ended_at = null, opened_again_at = $4
         from wanted
         where e.account_id = $1 and e.product_id = wanted.product_id and e.ended_at is not null
         returning e.product_id
       ), added as (
         insert into enrollments (id, account_id, product_id, source, source_id, bundle_id, part_ids, started_at)
         select id, $1, product_id, $2, $3, bundle_id, $8, $4 from wanted
         on conflict do nothing returning product_id
       )
       select product_id as "productId" from opened_again union all select product_id from added`,
      [
        accountId,
        source,
        sourceId,
        this.clock.now(),
        ordered.map(() => newId()),
        ordered.map(({ productId }) => productId),
        ordered.map(({ bundleId }) => bundleId),
        partIds,
      ],
    );
    return new Set(given.map(({ productId }) => productId));
  }

  /**
   * Ends what this source gave, and returns the effect; access from another source stays. A product that a later
   * purchase gave again, or that another bundle of this person includes, stays open through that right (product rules
   * 4.20 and 4.25).
   */
  async end(tx: Tx, grant: Grant): Promise<Ending> {
    const rights: OwnRight[] = [];
    for (const sql of RIGHTS)
      rights.push(...(await tx.query<OwnRight>(`${sql} for update`, [grant.accountId])));
    const ending = endingOf(rights, grant);
    const { closed, held, spent } = ending;
    await tx.query('update enrollments set ended_at = $2 where id = any($1::uuid[])', [
      closed.map(({ id }) => id),
      this.clock.now(),
    ]);
    for (const { right, heir } of held) {
      const isSame = heir.productId === right.productId;
      await tx.query(
        'update enrollments set source = $2, source_id = $3, bundle_id = $4, part_ids = $5 where id = $1',
        [
          right.id,
          heir.source,
          heir.sourceId,
          isSame ? null : heir.productId,
          isSame ? heir.partIds : right.partIds,
        ],
      );
    }
    await tx.query('delete from further_rights where id = any($1::uuid[])', [spent.map(({ id }) => id)]);
    if (closed.length > 0) await this.hasClosed(tx, grant, closed);
    return ending;
  }

  /** Ends the second seat of a course for two. The seat returns with the course. */
  private async hasClosed(tx: Tx, { accountId, source }: Grant, closed: readonly Right[]): Promise<void> {
    await this.outbox.publish(tx, 'access.changed', { accountId });
    if (source === 'seat') return;
    const productIds = closed.map(({ productId }) => productId);
    for (const { productId, seatAccountId } of await this.seats.taken(tx, accountId, productIds))
      await this.end(tx, {
        accountId: seatAccountId,
        productIds: [productId],
        source: 'seat',
        sourceId: accountId,
      });
  }

  /** Returns what would happen to a person's rights if this source took back what it gave. */
  async endingOf(grant: Grant): Promise<Ending> {
    const rights = await Promise.all(
      RIGHTS.map((sql) => this.database.query<OwnRight>(sql, [grant.accountId])),
    );
    return endingOf(rights.flat(), grant);
  }

  /** Returns the products among these that the person owns. Owning all parts of a bundle means owning the bundle. */
  async owns(accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    return this.idsOf(OWNED, accountId, productIds);
  }

  /** Returns the owned products that another purchase would not give again (product rule 4.25). */
  async ownsForGood(accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    const sql = `select * from (${OWNED}) owned except select id from repeatable_products where id = any($2::uuid[])`;
    return this.idsOf(sql, accountId, productIds);
  }

  private async idsOf(sql: string, accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ productId: string }>(sql, [accountId, productIds]);
    return new Set(rows.map(({ productId }) => productId));
  }

  find(accountId: string, productId: string): Promise<ActiveEnrollment | undefined> {
    return this.database.one<ActiveEnrollment>(
      `select product_id as "productId", started_at as since from active_enrollments
       where account_id = $1 and product_id = $2`,
      [accountId, productId],
    );
  }

  /** Returns the products a person owns, newest first, including archived ones. */
  async ownedBy(accountId: string, language: Language): Promise<OwnedProduct[]> {
    const enrollments = await this.database.query<ActiveEnrollment>(
      `select product_id as "productId", started_at as since from active_enrollments
       where account_id = $1
       order by started_at desc, id desc`,
      [accountId],
    );
    const products = await this.products.byIds(
      enrollments.map(({ productId }) => productId),
      language,
    );
    return enrollments.flatMap(({ productId, since }) => {
      const product = products.get(productId);
      return product ? [{ ...product, since }] : [];
    });
  }
}
