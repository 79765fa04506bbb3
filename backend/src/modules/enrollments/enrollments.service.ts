import { Injectable } from '@nestjs/common';
import { type AccessTerm, endOf, FOREVER } from '../../kernel/access-term.js';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { ownsAllParts, ProductsQueries, type ProductSummary } from '../catalog/index.js';
import { type Ending, endingOf, expiryOf, lastsLonger } from './ending.js';
import type { EnrollmentSource } from './enrollment.entity.js';
import { type OwnRight, RightRowsService } from './right-rows.service.js';
import { SeatRowsService } from './seat-rows.service.js';

export interface Grant {
  accountId: string;
  productIds: readonly string[];
  source: EnrollmentSource;
  /** Source of the right, e.g. the order. */
  sourceId: string | null;
  parts?: readonly { bundleId: string; productId: string }[];
  /** How long access lasts, by product; forever if not named. Parts last as long as their bundle. */
  terms?: ReadonlyMap<string, AccessTerm>;
}

interface NewRow {
  productId: string;
  bundleId: string | null;
  expiresAt: Date | null;
}

/** A locked enrollment that is in the way of a new one. */
interface ExistingRow {
  productId: string;
  source: EnrollmentSource;
  sourceId: string | null;
  endedAt: Date | null;
  expiresAt: Date | null;
  isRepeatable: boolean;
}

export type ActiveEnrollment = { productId: string; since: Date; accessUntil: Date | null };

export type OwnedProduct = ProductSummary & Omit<ActiveEnrollment, 'productId'>;

/** Products that the person `$1` owns. Owning all parts of a bundle means owning the bundle. */
const OWNED = `
  select product_id as "productId" from active_enrollments where account_id = $1 and product_id = any($2::uuid[])
  union
  select p.id from product_facts p where p.id = any($2::uuid[]) and ${ownsAllParts('$1')}`;

const OWNED_FOR_GOOD = `
  select * from (${OWNED}) owned
  except select id from repeatable_products where id = any($2::uuid[])
  except select product_id from active_enrollments
         where account_id = $1 and product_id = any($2::uuid[]) and expires_at is not null`;

/** Opens and ends access to products. */
@Injectable()
export class EnrollmentsService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly rights: RightRowsService,
    private readonly seats: SeatRowsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives access, and returns the products it gave: those not owned before, repeatable ones, and those whose access now
   * lasts longer. Of two simultaneous grants of a product, one counts; granting again changes nothing. An ended
   * enrollment reopens with its original first day, so no lock closes what was open before (product rule 5.4). A bundle
   * is given if it opens at least one of its parts, or keeps it open for longer.
   */
  async grant(tx: Tx, grant: Grant): Promise<Set<string>> {
    const now = this.clock.now();
    const expiryOf = (id: string): Date | null => endOf(grant.terms?.get(id) ?? FOREVER, now);
    const bundles = await this.newBundles(tx, grant);
    const bundleOf = new Map(bundles.flatMap(([id, parts]) => parts.map((part) => [part, id] as const)));
    const alone = grant.productIds.filter((id) => !grant.parts?.some(({ bundleId }) => bundleId === id));
    for (const id of alone) bundleOf.delete(id);
    const rows: NewRow[] = [
      ...alone.map((productId) => ({ productId, bundleId: null, expiresAt: expiryOf(productId) })),
      ...[...bundleOf].map(([productId, bundleId]) => ({
        productId,
        bundleId,
        expiresAt: expiryOf(bundleId),
      })),
    ];
    const given = await this.open(tx, grant, rows);
    const existing = await this.lockExisting(tx, grant, given);
    // Another transaction may have ended them since.
    const endedMeanwhile = rows.filter(({ productId }) => existing.get(productId)?.endedAt);
    if (endedMeanwhile.length > 0) for (const id of await this.open(tx, grant, endedMeanwhile)) given.add(id);
    for (const [bundleId, partIds] of bundles) {
      const row = { productId: bundleId, bundleId: null, expiresAt: expiryOf(bundleId) };
      const isUseful = partIds.some((id) => {
        if (given.has(id)) return bundleOf.get(id) === bundleId;
        const part = existing.get(id);
        return part && lastsLonger(row, part);
      });
      if (isUseful) for (const id of await this.open(tx, grant, [row], partIds)) given.add(id);
    }
    if (given.size > 0) await this.hasOpened(tx, grant, [...given]);
    for (const id of await this.openAgain(tx, grant, existing, given)) given.add(id);
    if ([...existing.values()].some(({ expiresAt }) => expiresAt !== null))
      await this.rights.preferLongest(tx, grant.accountId);
    if (grant.source === 'seat' && grant.sourceId !== null)
      await this.rights.followOwner(tx, grant.sourceId, grant.productIds);
    return new Set(grant.productIds.filter((id) => given.has(id)));
  }

  /**
   * Keeps what a source gives open until a time, or without an end if null: opens it first or again, moves its end, or ends it
   * if the time has come. If another right to the product lasts longer, this one waits behind it.
   */
  async hold(tx: Tx, grant: Omit<Grant, 'terms'>, until: Date | null): Promise<void> {
    const { accountId, source, sourceId, productIds, parts = [] } = grant;
    const isOver = until !== null && until <= this.clock.now();
    if (!isOver) {
      const terms = new Map(productIds.map((id) => [id, { days: null, until }]));
      await this.grant(tx, { ...grant, terms });
      const held = (await this.rights.locked(tx, accountId)).filter(
        (right) => right.source === source && right.sourceId === sourceId,
      );
      for (const productId of productIds) {
        if (held.some((right) => (right.bundleId ?? right.productId) === productId)) continue;
        const partIds = parts.filter(({ bundleId }) => bundleId === productId).map((part) => part.productId);
        const right = { productId, source, sourceId, partIds, expiresAt: until };
        await this.rights.addFurther(tx, accountId, right);
      }
      await this.openNewParts(tx, grant);
    }
    await this.rights.moveEnd(tx, grant, until);
    if (isOver) await this.endExpired(tx, accountId);
    else await this.rights.preferLongest(tx, accountId);
  }

  /** Opens the parts that bundles have gained since they were opened by this source. */
  private async openNewParts(tx: Tx, grant: Omit<Grant, 'terms'>): Promise<void> {
    const { accountId, source, sourceId, productIds, parts = [] } = grant;
    const rows = await tx.query<{ bundleId: string; partIds: string[] }>(
      `select product_id as "bundleId", part_ids as "partIds" from enrollments
       where account_id = $1 and product_id = any($2) and source = $3 and source_id = $4 and ended_at is null`,
      [accountId, productIds, source, sourceId],
    );
    const opened = new Map(rows.map(({ bundleId, partIds }) => [bundleId, partIds]));
    const added = parts.filter((part) => opened.get(part.bundleId)?.includes(part.productId) === false);
    if (added.length === 0) return;
    const given = await this.open(
      tx,
      grant,
      added.map((part) => ({ ...part, expiresAt: null })),
    );
    await tx.query(
      `update enrollments e set part_ids = e.part_ids || added.ids
       from (
         select bundle_id, array_agg(product_id) as ids
         from unnest($2::uuid[], $3::uuid[]) as part (bundle_id, product_id) group by bundle_id
       ) added
       where e.account_id = $1 and e.product_id = added.bundle_id and e.ended_at is null`,
      [accountId, added.map(({ bundleId }) => bundleId), added.map(({ productId }) => productId)],
    );
    if (given.size > 0) await this.hasOpened(tx, grant, [...given]);
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

  /** Locks the enrollments that kept products and parts of a grant from being opened. */
  private async lockExisting(
    tx: Tx,
    { accountId, productIds, parts = [] }: Grant,
    given: ReadonlySet<string>,
  ): Promise<Map<string, ExistingRow>> {
    const wanted = new Set([...productIds, ...parts.map(({ productId }) => productId)]);
    const others = [...wanted].filter((id) => !given.has(id));
    if (others.length === 0) return new Map();
    const rows = await tx.query<ExistingRow>(
      `select product_id as "productId", source, source_id as "sourceId", ended_at as "endedAt", expires_at as "expiresAt",
              exists (select from repeatable_products r where r.id = product_id) as "isRepeatable"
       from enrollments where account_id = $1 and product_id = any($2) order by id for update`,
      [accountId, others],
    );
    return new Map(rows.map((row) => [row.productId, row]));
  }

  /**
   * Adds further rights to owned products: to those that can be bought again, if they are in a purchase or gift (product
   * rule 4.25), and to those whose access ends, which then lasts from there.
   */
  private async openAgain(
    tx: Tx,
    { accountId, productIds, source, sourceId, parts = [], terms }: Grant,
    existing: ReadonlyMap<string, ExistingRow>,
    given: ReadonlySet<string>,
  ): Promise<string[]> {
    const again: string[] = [];
    for (const id of productIds) {
      const row = existing.get(id);
      if (!row || row.endedAt || given.has(id)) continue;
      const now = this.clock.now();
      const from = row.expiresAt && row.expiresAt > now ? row.expiresAt : now;
      const expiresAt = endOf(terms?.get(id) ?? FOREVER, from);
      const isPaid = source === 'purchase' || source === 'gift';
      const isFromHere = row.source === source && row.sourceId === sourceId;
      if (!(row.isRepeatable && isPaid) && (isFromHere || !lastsLonger({ expiresAt }, row))) continue;
      const partIds = parts.filter(({ bundleId }) => bundleId === id).map(({ productId }) => productId);
      await this.rights.addFurther(tx, accountId, { productId: id, source, sourceId, partIds, expiresAt });
      again.push(id);
    }
    return again;
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
    rows: readonly NewRow[],
    partIds: readonly string[] = [],
  ): Promise<Set<string>> {
    // Always in the same order, so that two grants cannot deadlock.
    const ordered = rows.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    const given = await tx.query<{ productId: string }>(
      `with wanted as (
         select * from unnest($5::uuid[], $6::uuid[], $7::uuid[], $9::timestamptz[])
           as new (id, product_id, bundle_id, expires_at)
       ), opened_again as (
         update enrollments e
         set source = $2, source_id = $3, bundle_id = wanted.bundle_id, part_ids = $8, ended_at = null, opened_again_at = $4,
             expires_at = wanted.expires_at
         from wanted
         where e.account_id = $1 and e.product_id = wanted.product_id and e.ended_at is not null
         returning e.product_id
       ), added as (
         insert into enrollments (id, account_id, product_id, source, source_id, bundle_id, part_ids, started_at, expires_at)
         select id, $1, product_id, $2, $3, bundle_id, $8, $4, expires_at from wanted
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
        ordered.map(({ expiresAt }) => expiresAt),
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
    const ending = endingOf(await this.rights.locked(tx, grant.accountId), grant);
    await this.carryOut(tx, grant.accountId, ending);
    return ending;
  }

  /** Ends a person's rights whose time has come; one that was renewed meanwhile stays. */
  async endExpired(tx: Tx, accountId: string): Promise<void> {
    const ending = expiryOf(await this.rights.locked(tx, accountId), this.clock.now());
    await this.carryOut(tx, accountId, ending);
  }

  private async carryOut(
    tx: Tx,
    accountId: string,
    { closed, held, spent }: Ending<OwnRight>,
  ): Promise<void> {
    await tx.query('update enrollments set ended_at = $2 where id = any($1::uuid[])', [
      closed.map(({ id }) => id),
      this.clock.now(),
    ]);
    await this.rights.passOn(tx, accountId, held);
    await this.rights.remove(tx, spent);
    if (closed.length > 0) await this.hasClosed(tx, accountId, closed);
  }

  /** Ends the second seat of a course for two. The seat returns with the course. */
  private async hasClosed(tx: Tx, accountId: string, closed: readonly OwnRight[]): Promise<void> {
    await this.outbox.publish(tx, 'access.changed', { accountId });
    const productIds = closed.filter(({ source }) => source !== 'seat').map(({ productId }) => productId);
    if (productIds.length === 0) return;
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
    return endingOf(await this.rights.of(grant.accountId), grant);
  }

  /** Returns the products among these that the person owns. Owning all parts of a bundle means owning the bundle. */
  async owns(accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    return this.idsOf(OWNED, accountId, productIds);
  }

  /** Returns the owned products that another purchase would neither give again (product rule 4.25) nor keep open for longer. */
  async ownsForGood(accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    return this.idsOf(OWNED_FOR_GOOD, accountId, productIds);
  }

  private async idsOf(sql: string, accountId: string, productIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ productId: string }>(sql, [accountId, productIds]);
    return new Set(rows.map(({ productId }) => productId));
  }

  find(accountId: string, productId: string): Promise<ActiveEnrollment | undefined> {
    return this.database.one<ActiveEnrollment>(
      `select product_id as "productId", started_at as since, expires_at as "accessUntil" from active_enrollments
       where account_id = $1 and product_id = $2`,
      [accountId, productId],
    );
  }

  /** Returns the products a person owns, newest first, including archived ones. */
  async ownedBy(accountId: string, language: Language): Promise<OwnedProduct[]> {
    const enrollments = await this.database.query<ActiveEnrollment>(
      `select product_id as "productId", started_at as since, expires_at as "accessUntil" from active_enrollments
       where account_id = $1
       order by started_at desc, id desc`,
      [accountId],
    );
    const products = await this.products.byIds(
      enrollments.map(({ productId }) => productId),
      language,
    );
    return enrollments.flatMap(({ productId, ...enrollment }) => {
      const product = products.get(productId);
      return product ? [{ ...product, ...enrollment }] : [];
    });
  }
}
