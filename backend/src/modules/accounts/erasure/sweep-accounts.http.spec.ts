import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aMember } from '../../../../test/builders/people.js';
import { mailedToken } from '../../../../test/mail.js';
import { days, hours, minutes } from '../../../kernel/clock.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';

describe('sweeping accounts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  async function rowsAfterSweep(table: string): Promise<number> {
    await t.app.get(JobQueue).addAlone({ job: roundOf('accounts.sweep'), payload: {} });
    await t.runJobs();
    return (await t.database.query(`select 1 from ${table}`)).length;
  }

  test('deletes expired links', async () => {
    const { email } = await aMember(t);
    await t.browser().post('/api/auth/forgot-password').send({ email }).expect(202);
    await mailedToken(t, email);
    expect(await rowsAfterSweep('one_time_tokens')).toBe(1);
    t.clock.advance(minutes(11));
    expect(await rowsAfterSweep('one_time_tokens')).toBe(0);
  });

  test('deletes failed sign-ins after an hour', async () => {
    await t.browser().post('/api/auth/login').send({ email: 'a@example.org', password: 'x' }).expect(401);
    expect(await rowsAfterSweep('sign_in_tries')).toBe(2); // by address, and by network
    t.clock.advance(hours(1) + 1);
    expect(await rowsAfterSweep('sign_in_tries')).toBe(0);
  });

  test('keeps ended sessions for a month, so that a stolen token is recognized', async () => {
    await t.database.query('delete from accounts');
    const { browser } = await aMember(t);
    await browser.post('/api/auth/logout').expect(204);
    t.clock.advance(days(30));
    expect(await rowsAfterSweep('login_sessions')).toBe(1);
    t.clock.advance(1);
    expect(await rowsAfterSweep('login_sessions')).toBe(0);
  });
});
