import { startTestApp, type TestApp } from '../../../test/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ DATABASE_POOL: '2' });
});
afterAll(() => t.close());

test('exclusive transactions that wait hold no connection, so other queries go on', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const waiting = [1, 2, 3].map(() => t.database.exclusiveTransaction('courses', () => gate));
  expect(await t.database.one('select 1 as one')).toEqual({ one: 1 });
  open();
  await Promise.all(waiting);
});
