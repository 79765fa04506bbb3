import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost, type Written } from '../../../../test/builders/community.js';
import type { Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { hours, minutes } from '../../../kernel/clock.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let rosa: Person;
let ana: Person;
beforeEach(async () => {
  t = await startTestApp();
  await aHost(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  ana = await aNeighbour(t, { name: 'Ana Reis' });
});
afterEach(() => t.close());

const settings = (wishes: object, { browser } = rosa) =>
  browser
    .put('/api/me/notification-settings')
    .send({ quietFrom: null, quietTo: null, digest: 'at_once', ...wishes });
const prefer = (preferences: object[]) =>
  rosa.browser.put('/api/me/notification-preferences').send({ preferences }).expect(200);
const mails = async () =>
  (await mailsTo(t, rosa.email)).filter(({ subject }) => /community|mentioned/.test(subject));
/** Advances the clock while sign-ins stay valid. */
async function pass(milliseconds: number): Promise<void> {
  await t.runJobs();
  t.clock.advance(milliseconds);
  for (const { browser } of [rosa, ana]) await browser.post('/api/auth/refresh').expect(200);
  await t.app.get(JobQueue).addAlone({ job: roundOf('notifications.community-news'), payload: {} });
  await t.runJobs();
}
const react = ({ browser }: Person, { id }: Written) =>
  browser.post(`/api/community/posts/${id}/react`).send({ emoji: '💚', isOn: true }).expect(200);

test('news is sent in one email, once, without quotes, and with an unsubscribe link', async () => {
  const post = await aPost(rosa);
  await aComment(ana, post.id, 'The secret of the garden.');
  await react(ana, post);
  await pass(minutes(15));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 updates in the community');
  expect(mail?.text).toContain('Ana Reis commented on your post');
  expect(mail?.text).toContain(`/community/posts/${post.id}`);
  expect(mail?.text).not.toContain('garden');
  const { pathname } = new URL(mail!.unsubscribeUrl!);
  await pass(minutes(15));
  expect(await mails()).toHaveLength(1);
  await t.browser().post(pathname).expect(200, { kind: 'community_news', isEmailOn: false });
  await aComment(ana, post.id);
  await pass(minutes(15));
  expect(await mails()).toHaveLength(1);
});

test('no email is sent without news, after reading it, or if it is turned off', async () => {
  await pass(minutes(15));
  const post = await aPost(rosa);
  await react(ana, post);
  await t.runJobs();
  await rosa.browser
    .post('/api/me/notifications/mark-all-read')
    .send({ through: t.clock.now().toISOString() })
    .expect(204);
  await prefer([{ kind: 'post_commented', isEmailOn: false }]);
  await aComment(ana, post.id);
  await pass(minutes(15));
  expect(await mails()).toEqual([]);
});

test('notifications that are off in the app still arrive by email', async () => {
  await prefer([{ kind: 'post_commented', isInAppOn: false }]);
  await aComment(ana, (await aPost(rosa)).id);
  await pass(minutes(15));
  expect((await rosa.browser.get('/api/me/notifications').expect(200)).body.items).toEqual([]);
  expect(await mails()).toHaveLength(1);
});

test('the daily email comes at eight in the member’s time zone, and includes mentions instead of sending them separately', async () => {
  await settings({ digest: 'daily' }).expect(200);
  await aPost(ana, { text: `Ask @[${rosa.id}].` });
  await pass(hours(12));
  expect(await mails()).toEqual([]);
  await pass(hours(12));
  expect((await mails()).map(({ subject }) => subject)).toEqual(['1 update in the community']);
});

deepTest('two servers write it once, and without the key of mails it would be written twice', async () => {
  const other = await t.another();
  const both = async () => {
    for (const app of [t, other])
      await app.app.get(JobQueue).addAlone({ job: roundOf('notifications.community-news'), payload: {} });
    await Promise.all([t.runJobs(), other.runJobs()]);
    return (await mails()).length;
  };
  const post = await aPost(rosa);
  await aComment(ana, post.id);
  await pass(minutes(15));
  await t.database.query('update notifications set mailed_at = null');
  expect(await both()).toBe(1);
  await t.database.query('delete from mails');
  await t.database.query('update notifications set mailed_at = null');
  expect(await both()).toBe(2);
  await other.close();
});

describe('quiet hours', () => {
  test('delay optional emails and nothing else', async () => {
    await rosa.browser.patch('/api/me').send({ timeZone: 'Europe/Lisbon' }).expect(200);
    await settings({ quietFrom: '08:00', quietTo: '11:30' }).expect(200);
    await aPost(ana, { text: `Ask @[${rosa.id}].` });
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email });
    expect((await mailsTo(t, rosa.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/password/),
    ]);
    t.clock.advance(hours(2.5) - 1);
    expect(await mails()).toEqual([]);
    t.clock.advance(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ana Reis mentioned you']);
  });

  test.each([
    ['half of them', { quietFrom: '22:00' }, 400],
    ['no time', { quietFrom: '24:00', quietTo: '07:00' }, 400],
    ['no length', { quietFrom: '07:00', quietTo: '07:00' }, 422],
    ['another rhythm', { digest: 'yearly' }, 400],
  ])('with %s are refused', (_, wishes, status) => settings(wishes).expect(status));

  test('are stored as chosen, only for their owner', async () => {
    const wishes = { quietFrom: '22:00', quietTo: '07:05', digest: 'weekly' };
    expect((await settings(wishes).expect(200)).body).toEqual(wishes);
    expect((await rosa.browser.get('/api/me/notification-settings').expect(200)).body).toEqual(wishes);
    expect((await ana.browser.get('/api/me/notification-settings').expect(200)).body).toEqual({
      quietFrom: null,
      quietTo: null,
      digest: 'at_once',
    });
    await t.browser().get('/api/me/notification-settings').expect(401);
  });
});
