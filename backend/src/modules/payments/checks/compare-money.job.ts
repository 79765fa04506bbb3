import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { MONEY_CHECK_CASES } from './money-check-cases.sql.js';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';

export const COMPARE_MONEY = 'payments.compare-money';

/** Compares all money with all access and stores the orders that do not match, for the coach's pages to read. */
@Injectable()
@Every(hours(1), COMPARE_MONEY)
export class CompareMoneyJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const check of MONEY_CHECKS) await this.compare(check);
  }

  private compare(check: MoneyCheck): Promise<void> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      // it reads every order, which takes seconds at a million orders, so no request waits for it
      await tx.query('set local statement_timeout = 0');
      await tx.query(
        `with found as (select distinct id from (${MONEY_CHECK_CASES[check]}) cases),
         settled as (delete from money_findings where "check" = $1 and order_id not in (select id from found))
         insert into money_findings ("check", order_id, found_at) select $1, id, $2 from found
         on conflict do nothing`,
        [check, now],
      );
      await tx.query(
        `insert into money_comparisons ("check", compared_at) values ($1, $2)
         on conflict ("check") do update set compared_at = excluded.compared_at`,
        [check, now],
      );
    });
  }
}
