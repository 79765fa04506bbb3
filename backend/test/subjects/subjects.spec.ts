import type { Page } from '../../src/platform/http/list-response.js';
import type { NotificationResponse } from '../../src/modules/notifications/bell/notifications.dto.js';
import { NOTIFICATION_KINDS, subjectOf } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { days, later } from '../../src/kernel/clock.js';
import { SUBJECTS } from '../../src/kernel/subjects.js';
import type { MailKind } from '../../src/modules/notifications/kinds/mail-kinds.js';
import { mailsAbout } from '../../src/modules/notifications/templates/registry.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { Postponed } from '../../src/platform/jobs/job.js';
import { startTestApp, type TestApp } from '../app.js';
import { aHost } from '../builders/community.js';
import type { Person } from '../builders/people.js';
import { unlisted } from '../ways-out/unlisted.js';
import { aCast, type Cast } from './scene.js';
import { SCENES } from './scenes.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
});
afterAll(() => t.close());

async function bellOf({ browser }: Person): Promise<NotificationResponse[]> {
  await t.runJobs();
  const { body } = await browser.get('/api/me/notifications').expect(200);
  return (body as Page<NotificationResponse>).items;
}

async function unread({ browser }: Person): Promise<number> {
  const { body } = await browser.get('/api/me/notifications/unread').expect(200);
  return (body as { unread: number }).unread;
}

/** Returns this scene's kinds of notifications that their recipients see. */
async function shown(cast: Cast, tells: (typeof SCENES)[string]['tells']): Promise<string[]> {
  const kinds: string[] = [];
  for (const [kind, reader] of Object.entries(tells))
    if ((await bellOf(cast[reader])).some((told) => told.kind === kind)) kinds.push(kind);
  return kinds;
}

const covered = [...new Set(Object.values(SCENES).flatMap(({ tells }) => Object.keys(tells)))];
const goes = NOTIFICATION_KINDS.filter((kind) => subjectOf(kind) !== undefined);

test('every kind of notification whose subject can end has a scene', () => {
  expect(unlisted(goes, covered)).toEqual([]);
});

test('a kind without a scene is found', () => {
  expect(unlisted([...goes, 'horoscope'], covered)).toEqual(['not in the list: horoscope']);
});

describe('a notification disappears, and stays away, when', () => {
  test.each(Object.entries(SCENES))('%s', async (_, { tells, play }) => {
    await t.database.query('delete from rate_limits');
    await t.database.query('delete from notifications where account_id = $1', [coach.id]);
    const cast = await aCast(t, coach);
    const { end, back } = await play(cast);
    expect(await shown(cast, tells)).toEqual(Object.keys(tells));
    await end();
    expect(await shown(cast, tells)).toEqual([]);
    for (const reader of new Set(Object.values(tells))) {
      const left = (await bellOf(cast[reader])).filter(({ isRead }) => !isRead);
      expect(await unread(cast[reader])).toBe(left.length);
    }
    await back?.();
    expect(await shown(cast, tells)).toEqual([]);
  });
});

describe('pending emails are dropped when', () => {
  const withMails = Object.entries(SCENES).flatMap(([name, { mails, play }]) =>
    mails ? [[name, { mails, play }] as const] : [],
  );
  const statuses = async (kinds: readonly MailKind[]) =>
    (
      await t.database.query<{ kind: MailKind; status: string }>(
        'select distinct kind, status from mails where kind = any($1) order by kind, status',
        [kinds],
      )
    ).map(({ kind, status }) => `${kind} ${status}`);

  beforeEach(() => {
    jest
      .spyOn(t.app.get(Mailer), 'send')
      .mockImplementation(() => Promise.reject(new Postponed(later(t.clock.now(), days(1)))));
  });
  afterEach(() => jest.restoreAllMocks());

  test('every email about something that can end is in a scene', () => {
    const about = SUBJECTS.flatMap(mailsAbout);
    expect(unlisted(about, [...new Set(withMails.flatMap(([, { mails }]) => mails))])).toEqual([]);
  });

  test.each(withMails)('%s', async (_, { mails, play }) => {
    await t.database.query('delete from rate_limits');
    await t.database.query('delete from mails');
    const { end } = await play(await aCast(t, coach));
    await t.runJobs();
    expect(await statuses(mails)).toEqual(mails.map((kind) => `${kind} queued`).toSorted());
    await end();
    await t.runJobs();
    expect(await statuses(mails)).toEqual(mails.map((kind) => `${kind} dropped`).toSorted());
  });

  test('a recipient who has switched off the bell is no longer in the circle of a post', async () => {
    await t.database.query('delete from rate_limits');
    await t.database.query('delete from mails');
    const cast = await aCast(t, coach);
    await cast.ana.browser
      .put('/api/me/notification-preferences')
      .send({ preferences: [{ kind: 'mentioned', isEmailOn: true, isInAppOn: false, isPushOn: false }] })
      .expect(200);
    const { end } = await SCENES['a reader is no longer in the circle of a post']!.play(cast);
    await t.runJobs();
    expect(await bellOf(cast.ana)).not.toContainEqual(expect.objectContaining({ kind: 'mentioned' }));
    expect(await statuses(['mentioned'])).toEqual(['mentioned queued']);
    await end();
    await t.runJobs();
    expect(await statuses(['mentioned'])).toEqual(['mentioned dropped']);
  });
});
