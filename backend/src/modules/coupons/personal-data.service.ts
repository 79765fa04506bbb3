import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { CouponUseState } from './coupon.entity.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface UseRow {
  code: string;
  state: CouponUseState;
  since: Date;
}

const STATE: Record<CouponUseState, string> = {
  reserved: 'reserved for an order that isn’t paid yet',
  used: 'used',
  given_back: 'returned with a refund',
};

@Injectable()
@TellsPersonalData({ order: 85, tables: ['coupon_uses'] })
export class PersonalDataService {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<UseRow & Record<string, unknown>>(
      `select c.code, u.state, u.since from coupon_uses u join coupons c on c.id = u.coupon_id
       where u.account_id = $1 order by u.since, u.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'coupons',
          title: 'Your coupons',
          lead: 'Coupons you used in your orders.',
          entries: rows.map(({ code, state, since }) => ({
            title: code,
            facts: { State: STATE[state], Since: since },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes which coupons an erased member used. The counts of uses stay. */
  @On('member.erased', 'coupons.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `with forgotten as (delete from coupon_uses where account_id = $1 returning coupon_id, state)
       update coupons c set taken = taken - held.uses
       from (select coupon_id, count(*)::int as uses from forgotten where state = 'reserved' group by coupon_id) held
       where c.id = held.coupon_id`,
      [accountId],
    );
  }
}
