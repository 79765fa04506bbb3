import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MONEY_CHECKS } from './money-checks.js';
import type { MoneyCheckResponse } from './money-checks.dto.js';

/** Reads the latest comparison; each figure equals the number of orders in the matching list of orders. */
@Injectable()
export class MoneyChecksQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<MoneyCheckResponse[]> {
    const rows = await this.database.query<MoneyCheckResponse & Record<string, unknown>>(
      `select c."check", c.compared_at as "comparedAt",
         (select count(*)::int from money_findings f where f."check" = c."check") as "orderCount"
       from money_comparisons c`,
    );
    return MONEY_CHECKS.map(
      (check) => rows.find((row) => row.check === check) ?? { check, orderCount: 0, comparedAt: null },
    );
  }
}
