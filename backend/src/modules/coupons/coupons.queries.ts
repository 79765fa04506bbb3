import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { SiteUrl } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { contains, ids, oneOf } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { readPage } from '../../platform/http/read-page.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { counts, times } from '../../platform/http/list-ranges.js';
import { COUPON_KINDS, COUPON_STATUSES } from './coupon-kinds.js';
import { type CouponState, statusOf } from './coupon-problem.js';
import type { CouponResponse } from './coupons.dto.js';

/** Status of a coupon in SQL, equal to `statusOf`, as a filter for the list. */
export const STATUS = `case
  when c.archived_at is not null then 'archived'
  when not c.is_active then 'off'
  when c.starts_at > now.at then 'scheduled'
  when c.ends_at <= now.at then 'ended'
  when c.taken >= c.max_uses then 'used_up'
  else 'active' end`;

const RESERVED = `(select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.state = 'reserved')`;

export const COUPON_FIELDS: ListFields = {
  sort: {
    code: 'c.code',
    kind: 'c.kind',
    startsAt: 'c.starts_at',
    endsAt: 'c.ends_at',
    useCount: `(c.taken - ${RESERVED})`,
    maxUses: 'c.max_uses',
    createdAt: 'c.created_at',
    id: 'c.id',
  },
  filter: {
    q: contains('c.code'),
    code: contains('c.code'),
    status: oneOf(COUPON_STATUSES, STATUS),
    kind: oneOf(COUPON_KINDS, 'c.kind'),
    productId: { ...ids('c.product_ids'), sql: (parameter) => `c.product_ids && ${parameter}::uuid[]` },
    id: ids('c.id'),
    ...counts('useCount', `(c.taken - ${RESERVED})`),
    ...counts('maxUses', 'c.max_uses'),
    ...times('startsAt', 'c.starts_at'),
    ...times('endsAt', 'c.ends_at'),
    ...times('createdAt', 'c.created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

type Row = CouponState &
  Pick<
    CouponResponse,
    | 'id'
    | 'code'
    | 'kind'
    | 'percent'
    | 'onSubscriptions'
    | 'firstPayments'
    | 'productIds'
    | 'maxUses'
    | 'maxUsesPerPerson'
    | 'isActive'
    | 'reserved'
    | 'version'
    | 'createdAt'
  > & { amountCents: Cents | null };

const ROW = `
  select c.id, c.code, c.kind, c.percent, c.amount_cents as "amountCents", c.product_ids as "productIds",
         c.on_subscriptions as "onSubscriptions", c.first_payments as "firstPayments",
         c.starts_at as "startsAt", c.ends_at as "endsAt", c.max_uses as "maxUses",
         c.max_uses_per_person as "maxUsesPerPerson", c.is_active as "isActive", c.archived_at as "archivedAt",
         c.taken, c.version, c.created_at as "createdAt", ${RESERVED} as reserved
  from coupons c`;

@Injectable()
export class CouponsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly url: SiteUrl,
  ) {}

  async list(params: ListParams): Promise<{ items: CouponResponse[]; contentRange: string }> {
    const query = readListQuery(params, COUPON_FIELDS);
    const parameters = [...query.parameters, this.clock.now()];
    const now = `cross join (select $${parameters.length}::timestamptz as at) now`;
    return readPage(this.database, query, {
      unit: 'coupons',
      select: `${ROW} ${now}`,
      from: `coupons c ${now}`,
      tie: 'c.id',
      parameters,
      show: (rows: Row[]) => rows.map((row) => this.asResponse(row)),
    });
  }

  async one(id: string): Promise<CouponResponse> {
    const row = await this.database.one<Row>(`${ROW} where c.id = $1`, [id]);
    if (!row) throw notFound('Coupon');
    return this.asResponse(row);
  }

  private asResponse({ amountCents, archivedAt, taken, ...row }: Row): CouponResponse {
    return {
      ...row,
      status: statusOf({ ...row, archivedAt, taken }, this.clock.now()),
      amount: amountCents === null ? null : toDecimal(amountCents),
      useCount: taken - row.reserved,
      url: this.url.of(`/c/${row.code}`),
    };
  }
}
