import type { DataSource } from 'typeorm';
import { Database, type ExclusiveKey, type Tx } from '../src/platform/database/database.js';
import { withOtherStatements } from './other-statements.js';

const LOCK = /for (no key )?update( of \w+)?/;
const WRITE = /^\s*(insert|update|delete)\b/i;

/**
 * Makes the twin of a race test fail reliably: rows are not locked, the mutex doesn't wait, and none of the first
 * transactions writes before all of them have read the data for their decision.
 */
export class WithoutLocks extends Database {
  private ready = 0;
  private letGo: () => void = () => undefined;
  private readonly allAreReady = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });

  constructor(
    dataSource: DataSource,
    private readonly atOnce = 5,
  ) {
    super(dataSource);
  }

  override exclusiveTransaction<Result>(
    _key: ExclusiveKey,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> {
    return this.transaction(work);
  }

  override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return super.transaction(async (tx) => {
      let hasRead = false;
      const arrive = (): void => {
        if (hasRead) return;
        hasRead = true;
        this.ready += 1;
        if (this.ready === this.atOnce) this.letGo();
      };
      try {
        return await work(
          withOtherStatements(tx, async (sql, ask) => {
            if (WRITE.test(sql)) {
              arrive();
              await this.allAreReady;
            }
            return ask(sql.replace(LOCK, ''));
          }),
        );
      } finally {
        arrive();
      }
    });
  }
}
