import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { WithoutLocks } from '../../../test/without-locks.js';
import { Database } from '../../platform/database/database.js';
import { ReceiptNumbersService } from './receipt-numbers.service.js';
import { deepTest } from '../../../test/deep-test.js';

/** Number of orders settled at the same moment. */
const AT_ONCE = 8;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(() => t.database.query('update business set last_receipt = 0'));
afterAll(() => t.close());

/** Receipt numbers of simultaneous settlements; every third settlement rolls back after it got its number. */
async function given(database: Database): Promise<number[]> {
  const numbers = t.app.get(ReceiptNumbersService, { strict: false });
  const kept: number[] = [];
  await Promise.allSettled(
    Array.from({ length: AT_ONCE }, (_, n) =>
      database
        .transaction(async (tx) => {
          const { serial } = await numbers.next(tx);
          if (n % 3 === 0) throw new Error('the power went out');
          return serial;
        })
        .then((serial) => kept.push(serial)),
    ),
  );
  return kept.toSorted((one, other) => one - other);
}

test('receipts of orders settled at the same moment are numbered consecutively, without a gap', async () => {
  const numbers = await given(t.app.get(Database));
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  expect(numbers).toHaveLength(AT_ONCE - Math.ceil(AT_ONCE / 3));
});

deepTest('without the lock of the business several receipts had one number', async () => {
  const numbers = await given(new WithoutLocks(t.app.get(DataSource), AT_ONCE));
  expect(new Set(numbers).size).toBeLessThan(numbers.length);
});
