import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { CouponUseState } from './coupon-use.entity.js';

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
export class PersonalDataQueries implements PersonalDataSource {
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
}
