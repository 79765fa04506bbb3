import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { toDecimal } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { people } from '../../accounts/index.js';
import {
  offerIn,
  type OfferRow,
  offersOf,
  type productFacts,
  type publishedProducts,
} from '../../catalog/index.js';
import type { PurchaseRequest } from './purchase-request.entity.js';
import type { PurchaseRequestResponse, WardRequestResponse } from './purchase-requests.dto.js';

type Row = Pick<
  PurchaseRequest,
  'id' | 'productId' | 'title' | 'state' | 'answer' | 'askedAt' | 'expiresAt' | 'wardId'
> &
  Pick<RowOf<typeof productFacts>, 'type'> & {
    priceCents: RowOf<typeof publishedProducts>['priceCents'];
    wardName: RowOf<typeof people>['name'];
    isOwned: boolean;
  };

/** Max requests shown on a page. */
const MAX = 50;

/** Title of the product in the reader's language, or the English one when it was requested. */
const titleIn = (language: Language): string =>
  language === DEFAULT_LANGUAGE
    ? 'r.title'
    : `coalesce(f.translations -> '${language}' ->> 'title', r.title)`;

/** Purchase requests, with further columns. An open request past its expiry counts as expired, even before the job has run. */
const requestsWith = (language: Language, columns: string): string => `
  select r.id, r.product_id as "productId", ${titleIn(language)} as title, r.answer, r.asked_at as "askedAt", r.expires_at as "expiresAt",
         case when r.state = 'open' and r.expires_at <= $2 then 'expired' else r.state end as state,
         f.type, p.price_cents as "priceCents", w.id as "wardId", w.name as "wardName",
         exists (select from active_enrollments e where e.account_id = r.ward_id and e.product_id = r.product_id) as "isOwned"${columns}
  from purchase_requests r
  join people w on w.id = r.ward_id
  join product_facts f on f.id = r.product_id
  left join published_products p on p.id = r.product_id`;

/** Lists purchase requests for the ward and the guardians. */
@Injectable()
export class PurchaseRequestsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Lists the ward's newest request for each product. */
  async ofWard(wardId: string, language: Language): Promise<PurchaseRequestResponse[]> {
    const rows = await this.database.query<Row>(
      `select * from (
         select distinct on ("productId") * from (${requestsWith(language, '')} where r.ward_id = $1) all_of_them
         order by "productId", "askedAt" desc
       ) newest order by "askedAt" desc, id desc limit ${MAX}`,
      [wardId, this.clock.now()],
    );
    return rows.map(asRequest);
  }

  /** Lists the requests that are pending this guardian's answer, oldest first. */
  async waitingFor(guardianId: string, language: Language): Promise<WardRequestResponse[]> {
    const rows = await this.database.query<Row & { offers: OfferRow[] }>(
      `${requestsWith(language, `, ${offersOf(language, 'p')} as offers`)}
       join guardianships g on g.ward_id = r.ward_id and g.guardian_id = $1
       where r.state = 'open' and r.expires_at > $2 order by r.asked_at, r.id limit ${MAX}`,
      [guardianId, this.clock.now()],
    );
    return rows.map((row) => ({
      ...asRequest(row),
      ward: { id: row.wardId, name: row.wardName },
      offers: row.offers.map((offer) => offerIn(language, offer)),
    }));
  }
}

const asRequest = (row: Row): PurchaseRequestResponse => ({
  id: row.id,
  state: row.state,
  answer: row.answer,
  isOwned: row.isOwned,
  product: {
    id: row.productId,
    type: row.type,
    title: row.title,
    price: row.priceCents === null ? null : toDecimal(row.priceCents),
  },
  askedAt: row.askedAt,
  expiresAt: row.expiresAt,
});
