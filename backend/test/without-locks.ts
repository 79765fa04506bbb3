import type { DataSource } from 'typeorm';
import { Database, type ExclusiveKey, type Tx } from '../src/platform/database/database.js';

const LOCK = /for update( of \w+)?/;

/** Makes the twin of a race test fail: rows are not locked, the mutex does not wait, and all first readers read before any of them writes. */
export class WithoutLocks extends Database {
  private readers = 0;
  private letGo: () => void = () => undefined;
  private readonly allHaveRead = new Promise<void>((resolve) => {
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
    return super.transaction((tx) => {
      const query = async (sql: string, parameters?: unknown[]): Promise<unknown> => {
        if (!LOCK.test(sql)) return tx.query(sql, parameters);
        const rows: unknown = await tx.query(sql.replace(LOCK, ''), parameters);
        this.readers += 1;
        if (this.readers === this.atOnce) this.letGo();
        await this.allHaveRead;
        return rows;
      };
      return work(Object.assign(Object.create(tx) as Tx, { query }));
    });
  }
}
