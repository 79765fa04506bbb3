import { Injectable } from '@nestjs/common';
import { notFound, unprocessable } from '../../../kernel/errors.js';
import { type Cents, toDecimal } from '../../../kernel/money.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { contains, ids } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../../platform/http/list-query.js';
import { counts } from '../../../platform/http/list-ranges.js';
import { isBookable, OFFERING_ROW, OFFERINGS, type OfferingRow } from './offering.sql.js';
import type { OfferingPackageResponse, OfferingResponse } from './offerings.dto.js';

type PackageRow = Omit<OfferingPackageResponse, 'price'> & { offeringId: string; priceCents: Cents | null };

export const OFFERING_FIELDS: ListFields = {
  sort: { title: 'o.title', durationSeconds: 'o.duration_seconds', createdAt: 'o.created_at', id: 'o.id' },
  filter: { title: contains('o.title'), id: ids('o.id'), ...counts('durationSeconds', 'o.duration_seconds') },
  default: { sort: 'createdAt', order: 'ASC' },
};

@Injectable()
export class OfferingsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: OfferingResponse[]; contentRange: string }> {
    const query = readListQuery(params, OFFERING_FIELDS);
    return readPage(this.database, query, {
      unit: 'offerings',
      select: OFFERING_ROW,
      from: 'coaching_offerings o',
      tie: 'o.id',
      where: `o.archived_at is null and ${query.where}`,
      show: (rows: OfferingRow[]) => this.withPackages(rows),
    });
  }

  async one(id: string): Promise<OfferingResponse> {
    const row = await this.database.one<OfferingRow>(`${OFFERINGS} and o.id = $1`, [id]);
    if (!row) throw notFound('Offering');
    const [offering] = await this.withPackages([row]);
    return offering!;
  }

  private async withPackages(rows: readonly OfferingRow[]): Promise<OfferingResponse[]> {
    const packages = await this.database.query<PackageRow>(
      `select k.offering_id as "offeringId", k.product_id as "productId", k.sessions, k.valid_days as "validDays", p.title,
              p.status = 'published' as "isInShop", p.price_cents as "priceCents"
       from coaching_packages k join product_facts p on p.id = k.product_id
       where k.offering_id = any($1) and not p.is_removed order by k.sessions, p.price_cents, k.product_id`,
      [rows.map(({ id }) => id)],
    );
    return rows.map((row) => ({
      ...asResponse(row),
      packages: packages
        .filter(({ offeringId }) => offeringId === row.id)
        .map(({ offeringId: _, priceCents, ...brings }) => ({
          ...brings,
          price: priceCents === null ? null : toDecimal(priceCents),
        })),
    }));
  }

  /** Throws 422 unless the offering exists and takes credits. It cannot be archived until the transaction ends. */
  async expectTakesSessions(tx: Tx, id: string): Promise<void> {
    const offering = await tx.one<unknown>(
      'select from coaching_offerings where id = $1 and needs_credit and archived_at is null for share',
      [id],
    );
    if (!offering) throw unprocessable('not_possible', 'This offering doesn’t use session packages');
  }
}

const asResponse = (row: OfferingRow): Omit<OfferingResponse, 'packages'> => ({
  ...row,
  weeklyHours: [...row.weeklyHours],
  dateHours: [...row.dateHours],
  timeOff: [...row.timeOff],
  questions: row.questions,
  isBookable: isBookable(row),
});
