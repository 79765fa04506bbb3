import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Currency } from '../../kernel/currencies.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database, type Tx } from '../../platform/database/database.js';

/** Currency of all prices and sales (product rule 4.24). */
@Injectable()
export class CurrencyService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.query('update business set currency = $1 where id = 1 and currency is null', [
      this.config.currency,
    ]);
  }

  /** Locks the currency until the transaction ends, because an order makes the currency permanent. */
  async hold(tx: Tx): Promise<Currency> {
    const business = await tx.one<{
      currency: Currency;
    }>('select currency from business where id = 1 for key share');
    if (!business) throw new Error('the business has no row');
    return business.currency;
  }
}
