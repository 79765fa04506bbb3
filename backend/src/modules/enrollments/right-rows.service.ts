import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { type Held, isSame, outlasted, type Right } from './ending.js';
import type { EnrollmentSource } from './enrollment.entity.js';

export interface OwnRight extends Right {
  id: string;
  source: EnrollmentSource;
}

/** A right that waits behind the one that keeps its product open. */
type NewFurtherRight = Pick<OwnRight, 'productId' | 'source' | 'sourceId' | 'partIds' | 'expiresAt'>;

/** All products that a person may open now, and the further rights that would take their place. */
const RIGHTS = [
  `select id, product_id as "productId", bundle_id as "bundleId", source, source_id as "sourceId", part_ids as "partIds",
          false as "isFurther", expires_at as "expiresAt"
   from enrollments where account_id = $1 and ended_at is null order by id`,
  `select id, product_id as "productId", null as "bundleId", source, source_id as "sourceId", part_ids as "partIds",
          true as "isFurther", expires_at as "expiresAt"
   from further_rights where account_id = $1 order by given_at, id`,
] as const;

/** Rows of people's rights: those that keep products open, and those that wait behind them. */
@Injectable()
export class RightRowsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(accountId: string): Promise<OwnRight[]> {
    const rights = await Promise.all(RIGHTS.map((sql) => this.database.query<OwnRight>(sql, [accountId])));
    return rights.flat();
  }

  async locked(tx: Tx, accountId: string): Promise<OwnRight[]> {
    const rights: OwnRight[] = [];
    for (const sql of RIGHTS) rights.push(...(await tx.query<OwnRight>(`${sql} for update`, [accountId])));
    return rights;
  }

  async addFurther(tx: Tx, accountId: string, right: NewFurtherRight): Promise<void> {
    await tx.query(
      `insert into further_rights (id, account_id, product_id, source, source_id, part_ids, given_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [
        newId(),
        accountId,
        right.productId,
        right.source,
        right.sourceId,
        right.partIds,
        this.clock.now(),
        right.expiresAt,
      ],
    );
  }

  /** Moves the end of what a source gave; second seats end with the courses they came with. */
  async moveEnd(
    tx: Tx,
    { accountId, source, sourceId }: Pick<OwnRight, 'source' | 'sourceId'> & { accountId: string },
    until: Date | null,
  ): Promise<void> {
    const moved = await tx.query<{ productId: string }>(
      `update enrollments set expires_at = $4
       where account_id = $1 and source = $2 and source_id = $3 and ended_at is null returning product_id as "productId"`,
      [accountId, source, sourceId, until],
    );
    await tx.query(
      'update further_rights set expires_at = $4 where account_id = $1 and source = $2 and source_id = $3',
      [accountId, source, sourceId, until],
    );
    await this.followOwner(
      tx,
      accountId,
      moved.map(({ productId }) => productId),
    );
  }

  /** Lets the heirs keep the products open. */
  async passOn(tx: Tx, accountId: string, held: readonly Held<OwnRight>[]): Promise<void> {
    for (const { right, heir } of held) {
      await tx.query(
        `update enrollments set source = $2, source_id = $3, bundle_id = $4, part_ids = $5, expires_at = $6 where id = $1`,
        [
          right.id,
          heir.source,
          heir.sourceId,
          isSame(right, heir) ? null : heir.productId,
          isSame(right, heir) ? heir.partIds : right.partIds,
          heir.expiresAt,
        ],
      );
    }
    if (held.length > 0)
      await this.followOwner(
        tx,
        accountId,
        held.map(({ right }) => right.productId),
      );
  }

  async remove(tx: Tx, further: readonly OwnRight[]): Promise<void> {
    await tx.query('delete from further_rights where id = any($1::uuid[])', [further.map(({ id }) => id)]);
  }

  /**
   * Lets the longest right to each of a person's products keep it open. The outlasted one waits behind it, unless it
   * came with a bundle, whose own right stays.
   */
  async preferLongest(tx: Tx, accountId: string): Promise<void> {
    const held = outlasted(await this.locked(tx, accountId));
    await this.remove(
      tx,
      held.filter(({ right, heir }) => isSame(right, heir)).map(({ heir }) => heir),
    );
    for (const { right } of held) if (right.bundleId === null) await this.addFurther(tx, accountId, right);
    await this.passOn(tx, accountId, held);
  }

  /** Lets second seats end with the courses they came with. */
  async followOwner(tx: Tx, accountId: string, productIds: readonly string[]): Promise<void> {
    for (const table of ['enrollments', 'further_rights'])
      await tx.query(
        `update ${table} s set expires_at = e.expires_at from enrollments e
         where e.account_id = $1 and e.product_id = any($2) and e.ended_at is null
           and s.product_id = e.product_id and s.source = 'seat' and s.source_id = $1`,
        [accountId, productIds],
      );
  }
}
