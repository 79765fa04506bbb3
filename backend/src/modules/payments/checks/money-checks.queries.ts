import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';
import type { MoneyCheckResponse } from './money-checks.dto.js';

interface Row {
  check: MoneyCheck;
  orders: number;
  comparedAt: Date;
}

/** Reads the latest comparison; each figure equals the number of orders in the matching list of orders. */
@Injectable()
export class MoneyChecksQueries {
  constructor(private readonly database: Database) {}

  async read(): Promise<MoneyCheckResponse[]> {
    const rows = await this.database.query<Row>(
      `select c."check", c.compared_at as "comparedAt",
         (select count(*)::int from money_findings f where f."check" = c."check") as orders
       from money_comparisons c`,
    );
    return MONEY_CHECKS.map((check) => {
      const row = rows.find((one) => one.check === check);
      return { check, orders: row?.orders ?? 0, comparedAt: row?.comparedAt.toISOString() ?? null };
    });
  }
}
