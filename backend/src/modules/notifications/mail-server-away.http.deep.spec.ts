import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../test/builders/people.js';
import { SmtpCatcher } from '../../../test/smtp-catcher.js';
import { hours, minutes, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { JobRunner } from '../../platform/jobs/job-runner.js';
import { ParkedJobs } from '../../platform/jobs/parked-jobs.js';
import { MailPostService, SEND_MAIL } from './mail-post.service.js';

/** Number of jobs each worker has begun when it is killed. */
const AT_ONCE = 3;
/** Minutes of the ten in which emails are due. */
const KILLED_IN = [0, 1, 8];

describe('a mail server that is down', () => {
  let t: TestApp;
  let server: SmtpCatcher;
  let rosa: Person;
  let coach: Person;
  const killed: TestApp[] = [];

  beforeAll(async () => {
    server = await SmtpCatcher.start();
    t = await startTestApp({ SMTP_URL: server.url });
    coach = await aCreator(t);
    rosa = await aMember(t);
    await t.runJobs();
  });
  beforeEach(() => {
    server.kept.length = 0;
    server.mood = 'takes';
  });
  afterAll(async () => {
    for (const worker of killed) await worker.app.close();
    await t.close();
    await server.close();
  });

  /** Queues this many emails; returns their ids. */
  async function queueMails(count: number): Promise<string[]> {
    const before = await mailIds();
    const post = t.app.get(MailPostService);
    await t.database.transaction(async (tx) => {
      for (let n = 0; n < count; n++)
        await post.add(tx, { kind: 'stolen_session', thing: newId(), accountId: rosa.id });
    });
    return (await mailIds()).filter((id) => !before.includes(id));
  }
  const mailIds = async () =>
    (await t.database.query<{ id: string }>('select id from mails order by id')).map(({ id }) => id);
  const statuses = async (ids: readonly string[]) =>
    (
      await t.database.query<{ status: string }>('select distinct status from mails where id = any($1)', [
        ids,
      ])
    ).map(({ status }) => status);
  const parked = () => t.app.get(ParkedJobs).count(SEND_MAIL.kind);

  /** Starts jobs in a worker that dies midway: nothing it does reaches the database. */
  async function killOneAtWork(): Promise<void> {
    server.mood = 'hangs';
    const worker = await t.another();
    const runner = worker.app.get(JobRunner);
    const begun = Promise.allSettled(Array.from({ length: AT_ONCE }, () => runner.runNext()));
    await Promise.race([server.untilConnected(AT_ONCE), begun]);
    await worker.app.get(DataSource).destroy();
    server.drop();
    expect((await begun).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill('rejected'));
    killed.push(worker);
  }

  test('for ten minutes, while workers are killed, gets each email once, and none is lost or parked', async () => {
    const ids = await queueMails(20);
    for (let minute = 0; minute < 10; minute++) {
      if (KILLED_IN.includes(minute)) await killOneAtWork();
      server.mood = 'refuses';
      await t.runJobs();
      t.clock.advance(minutes(1));
    }
    expect(server.kept).toEqual([]);

    server.mood = 'takes';
    for (let minute = 0; minute < 6; minute++) {
      await t.runJobs();
      t.clock.advance(minutes(1));
    }
    expect(server.ids.toSorted()).toEqual(ids);
    expect(await statuses(ids)).toEqual(['sent']);
    expect(await parked()).toBe(0);
  });

  test('is asked again after half a minute, then less often the longer it is down, but within five minutes', async () => {
    const [id] = await queueMails(1);
    server.mood = 'refuses';
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      await t.runJobs();
      const [job] = await t.database.query<{ runAt: Date }>(
        `select run_at as "runAt" from jobs where kind = $1 and payload ->> 'mailId' = $2`,
        [SEND_MAIL.kind, id],
      );
      waits.push(job!.runAt.getTime() - t.clock.now().getTime());
      t.clock.advance(waits.at(-1)!);
    }
    expect(waits).toEqual([
      seconds(30),
      seconds(30),
      minutes(1),
      minutes(2),
      minutes(4),
      minutes(5),
      minutes(5),
    ]);
    server.mood = 'takes';
    await t.runJobs();
    expect(server.ids).toEqual([id]);
  });

  test('for a night has parked nothing; after more than a day, its emails are left for the coach', async () => {
    const [id] = await queueMails(1);
    server.mood = 'refuses';
    const stayAway = async (time: number) => {
      for (let past = 0; past < time; past += hours(1)) {
        await t.runJobs();
        t.clock.advance(hours(1));
      }
    };
    await stayAway(hours(12));
    expect(await parked()).toBe(0);
    await stayAway(hours(26));
    expect(await parked()).toBe(1);
    await t.app.get(ParkedJobs).retry();
    server.mood = 'takes';
    await t.runJobs();
    expect(server.ids).toEqual([id]);
  });

  test('does not include one that rejects the address: the email bounces at the first try, and the coach can resend it', async () => {
    const [id] = await queueMails(1);
    server.mood = 'declines';
    await t.runJobs();
    expect(await statuses([id!])).toEqual(['bounced']);
    expect(await parked()).toBe(1);
    t.clock.advance(hours(30));
    await t.runJobs();
    expect(server.kept).toEqual([]);
    // the coach's session has expired in the hours since
    const { email } = coach;
    await coach.browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
    const { body } = await coach.browser.get(`/api/students/${rosa.id}/timeline`).expect(200);
    expect(body.items.find((entry: { id: string }) => entry.id === id)).toMatchObject({
      mailState: 'bounced',
    });

    server.mood = 'takes';
    await coach.browser.post(`/api/creator/failed-mails/${id}/resend`).expect(204);
    await t.runJobs();
    expect(server.ids).toEqual([id]);
    expect(await statuses([id!])).toEqual(['sent']);
  });
});
