import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { MoneyCheckResponse } from './money-checks.dto.js';
import { countOf, MONEY_CHECKS } from './money-checks.sql.js';

/** Counts what must not be; each figure is how many orders the list of orders has of it. */
@Injectable()
export class MoneyChecksQueries {
  constructor(private readonly database: Database) {}

  read(): Promise<MoneyCheckResponse[]> {
    return Promise.all(
      MONEY_CHECKS.map(async (check) => {
        const row = await this.database.one<{ orders: number }>(countOf(check));
        return { check, orders: row?.orders ?? 0 };
      }),
    );
  }
}
