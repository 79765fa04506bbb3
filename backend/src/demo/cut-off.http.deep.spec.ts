import { startTestApp, type TestApp } from '../../test/app.js';
import { loadDemo } from './load-demo.js';

const silent = () => undefined;

describe('an interrupted first start', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('leaves nothing behind, and the next one plants everything once, however many servers start', async () => {
    await t.database.query('alter table completions rename to out_of_reach');
    await expect(loadDemo(t.app, silent)).rejects.toThrow();
    expect(await t.database.query('select from accounts')).toEqual([]);
    expect(await t.database.query('select from media_assets')).toEqual([]);
    await t.database.query('alter table out_of_reach rename to completions');
    const planted = await Promise.all([loadDemo(t.app, silent), loadDemo(t.app, silent)]);
    expect(planted.sort()).toEqual([false, true]);
  });
});
