import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost, type Written } from '../../../../test/builders/community.js';
import { openConversation, write } from '../../../../test/builders/messages.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { aPushService, PUSH_DEVICE, type PushService, switchPushOn } from '../../../../test/builders/push.js';
import { days, hours, minutes, seconds } from '../../../kernel/clock.js';
import { OutsideNetwork } from '../../../platform/outside/outside-network.js';
import { PushKeysService } from './push-keys.service.js';

let t: TestApp;
let coach: Person;
let service: PushService;
let rosa: Person;
let ana: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  service = await aPushService(t);
  rosa = await aNeighbour(t, { name: 'Rosa Lind' });
  ana = await aNeighbour(t, { name: 'Ana Reis' });
});
afterEach(() => service.close());

const isOn = async ({ browser }: Person) =>
  ((await browser.get(PUSH_DEVICE).expect(200)).body as { isOn: boolean }).isOn;
const arrived = async () => {
  await t.runJobs();
  return service.arrived.map(({ message }) => message);
};
const rowsOf = ({ id }: Person) => t.database.query('select from push_devices where account_id = $1', [id]);

/** Triggers a notification for Rosa. */
const comments = async (): Promise<Written> => {
  const post = await aPost(rosa);
  await aComment(ana, post.id, 'What I wrote myself.');
  return post;
};
const prefers = ({ browser }: Person, choice: object) =>
  browser
    .put('/api/me/notification-preferences')
    .send({ preferences: [choice] })
    .expect(200);

describe('push messages', () => {
  test('reach no device that was not turned on', async () => {
    expect(await isOn(rosa)).toBe(false);
    await comments();
    expect(await arrived()).toEqual([]);
  });

  test('say who did what, link to it, and quote nothing', async () => {
    await switchPushOn(rosa, service);
    expect(await isOn(rosa)).toBe(true);
    const post = await comments();
    const [message] = await arrived();
    expect(message).toMatchObject({ title: 'Sanctum', body: 'Ana Reis commented on your post' });
    expect(message!.path).toContain(`/community/posts/${post.id}`);
    expect(JSON.stringify(message)).not.toContain('What I wrote');
  });

  test('are in the language of their reader', async () => {
    await t.database.query(`update accounts set language = 'es' where id = $1`, [rosa.id]);
    await switchPushOn(rosa, service);
    await comments();
    expect((await arrived())[0]!.body).toBe('Ana Reis comentó tu publicación');
  });

  test('about one subject replace one another, at the push service and on the device', async () => {
    await switchPushOn(rosa, service);
    const post = await comments();
    await t.runJobs();
    await aComment(await aNeighbour(t, { name: 'Ida Holm' }), post.id);
    const [first, second] = await arrived();
    expect(second!.body).toContain('Ida Holm');
    expect(second!.tag).toBe(first!.tag);
    expect(new Set(service.arrived.map(({ headers }) => headers['topic'])).size).toBe(1);
  });

  test('announce a message without its text', async () => {
    await switchPushOn(coach, service);
    await write(rosa, await openConversation(rosa), 'The attic smells of apples.');
    t.clock.advance(minutes(11));
    const told = (await arrived()).find(({ body }) => body.includes('Rosa Lind'));
    expect(told?.path).toMatch(/^\/creator\/messages\//);
    expect(JSON.stringify(told)).not.toContain('apples');
    await t.database.query('delete from push_devices where account_id = $1', [coach.id]);
  });

  test('reach each device of a person', async () => {
    await switchPushOn(rosa, service);
    const other = { ...rosa, browser: t.browser() };
    await other.browser.post('/api/auth/login').send({ email: rosa.email, password: PASSWORD }).expect(200);
    await switchPushOn(other, service);
    await comments();
    expect(await arrived()).toHaveLength(2);
  });

  test('are turned on and off by kind, separately from the app and email', async () => {
    await switchPushOn(rosa, service);
    await prefers(rosa, { kind: 'post_commented', isPushOn: false });
    await comments();
    expect(await arrived()).toEqual([]);
    await prefers(rosa, { kind: 'post_commented', isPushOn: true, isInAppOn: false });
    await comments();
    expect(await arrived()).toHaveLength(1);
  });

  test('about news that was read or undone in the meantime are not sent', async () => {
    await switchPushOn(rosa, service);
    service.answers(503);
    const post = await comments();
    await t.runJobs();
    service.answers(201);
    await rosa.browser.delete(`/api/community/posts/${post.id}`).expect(204);
    t.clock.advance(minutes(1));
    expect(await arrived()).toEqual([]);
    expect(service.tries).toBe(1);
  });

  test('wait until quiet hours are over', async () => {
    await switchPushOn(rosa, service);
    const hour = t.clock.now().getUTCHours();
    const at = (h: number) => `${String((hour + h + 24) % 24).padStart(2, '0')}:00`;
    await t.database.query(`update accounts set time_zone = 'UTC' where id = $1`, [rosa.id]);
    await rosa.browser
      .put('/api/me/notification-settings')
      .send({ quietFrom: at(-1), quietTo: at(2), digest: 'at_once' })
      .expect(200);
    await comments();
    expect(await arrived()).toEqual([]);
    t.clock.advance(hours(2));
    expect(await arrived()).toHaveLength(1);
  });
});

describe('a push service', () => {
  beforeEach(() => switchPushOn(rosa, service));

  test.each([404, 410])('that answers %i no longer knows the device, so it is deleted', async (status) => {
    service.answers(status);
    await comments();
    await t.runJobs();
    expect(await isOn(rosa)).toBe(false);
  });

  test.each([429, 500, 503])('that answers %i is retried with growing delays', async (status) => {
    service.answers(status);
    await comments();
    await t.runJobs();
    for (const wait of [30, 30, 60]) {
      t.clock.advance(seconds(wait - 1));
      await t.runJobs();
      t.clock.advance(seconds(1));
      await t.runJobs();
    }
    expect(service.tries).toBe(4);
    service.answers(201);
    t.clock.advance(minutes(2));
    expect(await arrived()).toHaveLength(1);
  });

  test('that names a time is retried then', async () => {
    service.answers(429, { 'retry-after': '600' });
    await comments();
    await t.runJobs();
    t.clock.advance(seconds(599));
    await t.runJobs();
    expect(service.tries).toBe(1);
    t.clock.advance(seconds(1));
    await t.runJobs();
    expect(service.tries).toBe(2);
  });

  test('that is down for a day is given up on, leaving no jobs', async () => {
    service.answers(503);
    await comments();
    await t.runJobs();
    const waiting = () =>
      t.database.query(
        `select from jobs where kind = 'push.send' and done_at is null and payload->>'sessionId' in (
           select session_id::text from push_devices where account_id = $1)`,
        [rosa.id],
      );
    expect(await waiting()).toHaveLength(1);
    t.clock.advance(days(1) + seconds(1));
    await t.runJobs();
    expect(service.tries).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('at an address of our own network is not contacted, and its device is forgotten', async () => {
    t.app.get(OutsideNetwork, { strict: false }).resolve = () => Promise.resolve(['10.0.0.5']);
    await comments();
    await t.runJobs();
    expect(service.tries).toBe(0);
    expect(await isOn(rosa)).toBe(false);
  });
});

describe('a device', () => {
  test('that is signed out gets nothing more, and is deleted', async () => {
    await switchPushOn(rosa, service);
    await comments();
    await rosa.browser.post('/api/auth/logout').send({}).expect(204);
    expect(await arrived()).toEqual([]);
    expect(await rowsOf(rosa)).toEqual([]);
  });

  test('with an expired sign-in gets nothing, even before it is deleted', async () => {
    await switchPushOn(rosa, service);
    await t.database.query('update login_sessions set expires_at = $2 where account_id = $1', [
      rosa.id,
      t.clock.now(),
    ]);
    await comments();
    expect(await arrived()).toEqual([]);
    expect(await rowsOf(rosa)).toHaveLength(1);
  });

  test('on which another person signs in and turns it on belongs only to that person', async () => {
    const { endpoint, keys } = await switchPushOn(rosa, service);
    await ana.browser.put(PUSH_DEVICE).send({ endpoint, keys }).expect(200);
    expect(await rowsOf(rosa)).toEqual([]);
    expect(await isOn(ana)).toBe(true);
  });

  test('can turn itself off', async () => {
    await switchPushOn(rosa, service);
    await rosa.browser.delete(PUSH_DEVICE).expect(204);
    expect(await isOn(rosa)).toBe(false);
  });

  test.each([
    ['http://push.example.com/1', 'without a certificate'],
    ['https://127.0.0.1/1', 'of this machine'],
    ['https://[::1]/1', 'of this machine, by IPv6'],
    ['https://push.example.com:8443/1', 'at a port of its own'],
    ['https://me:secret@push.example.com/1', 'with a password'],
    ['push', 'that is none'],
  ])('is refused with the address %s, one %s', async (endpoint) => {
    const { keys } = service.subscribe();
    const { body } = await rosa.browser.put(PUSH_DEVICE).send({ endpoint, keys }).expect(422);
    expect(body.code).toBe('not_possible');
  });

  test('with an invalid key is refused', async () => {
    const { endpoint, keys } = service.subscribe();
    const wrong = { ...keys, p256dh: `B${'A'.repeat(86)}` };
    await rosa.browser.put(PUSH_DEVICE).send({ endpoint, keys: wrong }).expect(422);
    await rosa.browser
      .put(PUSH_DEVICE)
      .send({ endpoint, keys: { ...keys, auth: 'x' } })
      .expect(400);
  });
});

describe('the server’s key', () => {
  const keyOf = async ({ browser }: Person) =>
    ((await browser.get(PUSH_DEVICE).expect(200)).body as { publicKey: string }).publicKey;

  test('is shared by all servers, and its private part is encrypted in the database', async () => {
    const other = await t.another();
    const row = await t.database.one<{ key: string }>('select private_key as key from push_keys');
    expect(row!.key).toMatch(/^sealed:1:/);
    const theirs = await other.app.get(PushKeysService, { strict: false }).publicKey();
    expect(await keyOf(rosa)).toBe(theirs);
    await other.close();
  });

  test('is created again under another secret, and devices with the old one are deleted', async () => {
    const mine = await startTestApp();
    const before = await mine.app.get(PushKeysService, { strict: false }).publicKey();
    const member = await aMember(mine);
    await switchPushOn(member, await aPushService(mine));
    await mine.database.query(`update push_keys set private_key = 'sealed:1:${'A'.repeat(80)}'`);
    await mine.app.get(PushKeysService, { strict: false }).onApplicationBootstrap();
    expect(await mine.app.get(PushKeysService, { strict: false }).publicKey()).not.toBe(before);
    expect(await mine.database.query('select from push_devices')).toEqual([]);
    await mine.close();
  });
});
