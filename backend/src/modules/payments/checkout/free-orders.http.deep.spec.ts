import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCoupon, useCoupon } from '../../../../test/builders/coupons.js';
import { checkoutOf, purchasesOf } from '../../../../test/builders/payments.js';
import { startCheckout } from '../../../../test/builders/orders.js';
import { aMember } from '../../../../test/builders/people.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { SettlementService } from '../settling/settlement.service.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('two simultaneous clicks on a free order would be one order even without locks: the database accepts no line twice', async () => {
  const rosa = await aMember(t);
  await checkoutOf(rosa, (await aProduct(t)).id);
  await useCoupon(rosa.browser, await aCoupon(t, { percent: 100 }));
  await startCheckout(rosa.browser);
  const version = await t.database.one<{ id: string }>(
    `select v.id from order_versions v join orders o on o.id = v.order_id and o.version = v.version
     where o.account_id = $1`,
    [rosa.id],
  );
  const database = new WithoutLocks(t.app.get(DataSource), 2);
  const settlement = t.app.get(SettlementService, { strict: false });
  const answers = await Promise.allSettled(
    [1, 2].map(() => database.transaction((tx) => settlement.settleFree(tx, version!.id))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await purchasesOf(t, rosa.id)).toHaveLength(1);
});
