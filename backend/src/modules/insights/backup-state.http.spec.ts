import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { days } from '../../kernel/clock.js';
import { LastBackupService } from '../../platform/backups/last-backup.service.js';

let t: TestApp;
afterEach(() => t.close());

const overviewOf = async ({ browser }: Person) =>
  ((await browser.get('/api/creator/overview').expect(200)).body as { backup: object }).backup;

test('the overview shows the last backup, and problems with it', async () => {
  t = await startTestApp({ BACKUP_KEY: 'a key for the backups of this test, long enough' });
  const coach = await aCreator(t);
  expect(await overviewOf(coach)).toEqual({ lastAt: null, problem: 'none' });
  const madeAt = t.clock.now().toISOString();
  await t.app.get(LastBackupService, { strict: false }).completed();
  expect(await overviewOf(coach)).toEqual({ lastAt: madeAt, problem: null });
  t.clock.advance(days(2) + 1);
  await coach.browser.post('/api/auth/refresh').expect(200);
  expect(await overviewOf(coach)).toEqual({ lastAt: madeAt, problem: 'too_old' });
});

test('without a key the overview says so', async () => {
  t = await startTestApp();
  expect(await overviewOf(await aCreator(t))).toEqual({ lastAt: null, problem: 'no_key' });
});
