import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Language } from '../../../kernel/languages.js';
import { notFound } from '../../../kernel/errors.js';
import { toDecimal } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { textIn } from '../../../platform/database/translated.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { publishedProducts } from '../../catalog/index.js';
import { OPEN_CREDITS, type OpenCredit } from '../credits/open-credits.sql.js';
import type { CoachingPackage } from '../credits/credit.entity.js';
import { FreeTimesQueries } from '../offerings/free-times.queries.js';
import { isBookable, type OfferingRow, OFFERINGS } from '../offerings/offering.sql.js';
import type { SlotResponse, SlotsQuery } from '../offerings/public-offerings.dto.js';
import { asOffer } from '../offerings/public-offerings.queries.js';
import type { MemberOfferingResponse, ToArrangeResponse } from './member-coaching.dto.js';

type PackageRow = CoachingPackage &
  Pick<RowOf<typeof publishedProducts>, 'title' | 'currency'> & {
    priceCents: number;
  };

/** Reads the offerings that a member can book, with the member's unused sessions. */
@Injectable()
export class MemberOfferingsQueries {
  constructor(
    private readonly database: Database,
    private readonly times: FreeTimesQueries,
    private readonly clock: Clock,
  ) {}

  /** Lists the offerings, in three statements. */
  async list(accountId: string, language: Language): Promise<MemberOfferingResponse[]> {
    const now = this.clock.now();
    const [offerings, credits, packages] = await Promise.all([
      this.database.query<OfferingRow>(`${OFFERINGS} order by o.created_at, o.id`),
      this.database.query<OpenCredit>(
        `${OPEN_CREDITS} group by c.id having c.sessions > count(b.id) order by c.expires_at nulls last`,
        [accountId, now],
      ),
      this.database.query<PackageRow>(
        `select k.product_id as "productId", k.offering_id as "offeringId", k.sessions, k.valid_days as "validDays",
                ${textIn(language, 'p', 'title')} as title, p.price_cents as "priceCents", p.currency
         from coaching_packages k join published_products p on p.id = k.product_id
         where p.price_cents is not null order by k.sessions, p.price_cents, k.product_id`,
      ),
    ]);
    return offerings.filter(isBookable).map((row) => {
      const open = credits.filter(({ offeringId }) => offeringId === row.id);
      return {
        ...asOffer(row, language, now),
        needsCredit: row.needsCredit,
        isGroup: row.isGroup,
        isForPairs: row.isForPairs,
        creditsLeft: open.reduce((sum, { left }) => sum + left, 0),
        creditsExpireAt: open[0]?.expiresAt ?? null,
        packages: packages.filter(({ offeringId }) => offeringId === row.id).map(asPackage),
      };
    });
  }

  /**
   * Returns free times, in two statements regardless of the number of sessions. Times that the member holds count as
   * free.
   */
  async slots(accountId: string, offeringId: string, query: SlotsQuery): Promise<SlotResponse[]> {
    return this.times.between(await this.offering(offeringId), query, accountId);
  }

  /** Returns an offering that is booked by its free times. */
  async offering(id: string): Promise<OfferingRow> {
    const row = await this.database.one<OfferingRow>(`${OFFERINGS} and not o.is_group and o.id = $1`, [id]);
    if (!row || !isBookable(row)) throw notFound('Offering');
    return row;
  }

  /** Coaching products that gave the member no credit, latest first, whatever they include now. */
  toArrange(accountId: string): Promise<ToArrangeResponse[]> {
    return this.database.query<ToArrangeResponse>(
      `select e.product_id as "productId" from active_enrollments e
       join product_facts p on p.id = e.product_id and p.type = 'coaching'
       where e.account_id = $1 and not exists (
         select from coaching_credits c where c.account_id = $1 and c.product_id = e.product_id)
       order by e.started_at desc, e.product_id`,
      [accountId],
    );
  }
}

const asPackage = ({ offeringId: _, priceCents, ...offer }: PackageRow) => ({
  ...offer,
  price: toDecimal(priceCents),
});
