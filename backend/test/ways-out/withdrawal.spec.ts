import { hours, later, minutes, seconds } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import type { Page } from '../../src/platform/http/list-response.js';
import { Outbox } from '../../src/platform/jobs/outbox.js';
import { MailFolder } from '../../src/stand-ins/mail-viewer/index.js';
import { startTestApp, type TestApp } from '../app.js';
import {
  type CommentResponse,
  type ThreadResponse,
} from '../../src/modules/community/comments/comments.dto.js';
import { BellService } from '../../src/modules/notifications/bell.service.js';
import { MailPostService, type NewMail } from '../../src/modules/notifications/mail-post.service.js';
import { fileOf } from '../builders/data-export.js';
import { untilEndedOrWaiting } from '../waiting.js';
import { agree } from '../builders/families.js';
import { aMember, PASSWORD, type Person } from '../builders/people.js';
import { aPushService, switchPushOn } from '../builders/push.js';
import { type Canary, canariesIn, type Scene, aScene } from './scene.js';
import { addressesOf, mailsToMembers, newsForMembers, STREAM } from './ways-out.js';

let t: TestApp;
let scene: Scene;
beforeEach(async () => {
  t = await startTestApp();
  scene = await aScene(t);
  await t.runJobs();
});
afterEach(() => t.close());

/** Sets the purposes that Lena's mother agrees to, and lets five seconds pass. */
async function says(purposes: readonly string[]): Promise<void> {
  const { mother, lena, coach, circlemate } = scene;
  await mother.browser.post(`/api/family/wards/${lena.id}/update-consents`).send({ purposes }).expect(200);
  t.clock.advance(seconds(5));
  await t.runJobs();
  for (const { browser } of [mother, coach, circlemate]) await browser.post('/api/auth/refresh').expect(200);
}

/** Restores the consents as after the mother's proof that she is an adult. */
const agreesAgain = async () => {
  const { mother, lena } = scene;
  for (const purpose of ['account', 'community', 'messages'] as const) await agree(t, mother, lena, purpose);
  await t.database.transaction((tx) =>
    t.app.get(Outbox, { strict: false }).publish(tx, 'standing.changed', { accountId: lena.id }),
  );
  await t.runJobs();
};

/** Lists the canaries in all answers, feeds, files and public pages that this person can open. */
async function foundBy(browser: Person['browser']): Promise<Canary[]> {
  const found = new Set<Canary>();
  for (const [place, address] of addressesOf(scene).entries()) {
    if (place % 20 === 0) await t.database.query('delete from rate_limits');
    const { text } = await browser.get(address);
    for (const name of canariesIn(text ?? '')) found.add(name);
  }
  return [...found].toSorted();
}

test('a minor’s texts are invisible to others without consent, and return with it', async () => {
  const readers = { circlemate: scene.circlemate.browser, stranger: t.browser() };
  const found = async () => ({
    circlemate: await foundBy(readers.circlemate),
    stranger: await foundBy(readers.stranger),
  });
  const before = await found();
  // what a find looks like
  expect(before).toEqual({
    circlemate: ['circleComment', 'circleMessage', 'circlePost', 'review'],
    stranger: ['review'],
  });
  await says([]);
  expect(await found()).toEqual({ circlemate: [], stranger: [] });
  await agreesAgain();
  expect(await found()).toEqual(before);
});

test('a response that skips the consent check is found', async () => {
  await says([]);
  await t.database.query(`update reviews set state = 'published', withheld_state = null`);
  expect(await foundBy(t.browser())).toEqual(['review']);
});

const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

test('nothing is sent to her own address, including queued emails', async () => {
  const { lena } = scene;
  const queue = (runAt?: Date) =>
    t.database.transaction(async (tx) => {
      for (const kind of mailsToMembers()) {
        // most emails lack their details, which are read only when the email is written
        const mail = { kind, thing: newId(), accountId: lena.id, ...(runAt && { runAt }) } as NewMail;
        await t.app.get(MailPostService, { strict: false }).add(tx, mail);
      }
    });
  const statuses = async () =>
    (
      await t.database.query<{ status: string }>(
        'select distinct status from mails where account_id = $1 and created_at = $2',
        [lena.id, queuedAt],
      )
    ).map(({ status }) => status);
  const sent = async () => (await t.app.get(MailFolder).list()).filter(({ to }) => to === lena.email).length;

  t.clock.advance(minutes(1));
  let queuedAt = t.clock.now();
  const before = await sent();
  await queue(later(queuedAt, hours(1)));
  await says([]);
  t.clock.advance(hours(2));
  await t.runJobs();
  expect(await statuses()).toEqual(['dropped']);
  expect(await sent()).toBe(before);

  await agreesAgain();
  // most emails need more than the person, which is missing; those that need nothing else are sent
  queuedAt = t.clock.now();
  await queue();
  await t.runJobs();
  expect(await statuses()).toContain('sent');
  expect(await sent()).toBeGreaterThan(before);
});

test('her calendar URL stops working, and works again', async () => {
  const [token] = scene.places.feed;
  const feed = () => t.browser().get(`/api/calendar-feeds/${token}`);
  expect((await feed().expect(200)).text).toContain('SUMMARY:One hour');
  await says([]);
  await feed().expect(404);
  await agreesAgain();
  await feed().expect(200);
});

test('her session is canceled and returned, and her mother and the coach are notified', async () => {
  const { lena, mother, coach } = scene;
  const [booking] = scene.places.booking;
  const kinds = async ({ browser }: Person) =>
    (
      (await browser.get('/api/me/notifications').expect(200)).body as { items: { kind: string }[] }
    ).items.map(({ kind }) => kind);
  await says([]);
  const { body } = await coach.browser.get(`/api/creator/coaching/bookings/${booking}`).expect(200);
  expect((body as { state: string }).state).toBe('cancelled');
  expect(await kinds(mother)).toContain('session_withdrawn');
  expect(await kinds(coach)).toContain('session_withdrawn');
  const told = (await t.app.get(MailFolder).list()).filter(({ to }) => to === lena.email);
  expect(told.filter(({ subject }) => /cancelled/.test(subject))).toEqual([]);
  const credits = (await coach.browser.get(`/api/students/${lena.id}/sessions`).expect(200)).body.items;
  expect(credits).toMatchObject([{ sessions: 3, left: 3 }]);
});

test('pending content cannot be published, and is pending again once someone agrees', async () => {
  const { coach } = scene;
  const waiting = async () => {
    const { body } = await coach.browser
      .get('/api/creator/contributions')
      .query({ filter: JSON.stringify({ state: 'waiting' }) })
      .expect(200);
    return (body as { id: string }[]).map(({ id }) => id).toSorted();
  };
  const before = await waiting();
  expect(before).toHaveLength(2);
  await says([]);
  expect(await waiting()).toEqual([]);
  for (const id of before) {
    const refused = await coach.browser.post(`/api/creator/contributions/${id}/publish`).send({}).expect(403);
    expect(code(refused)).toBe('consent_needed');
  }
  await agreesAgain();
  expect(await waiting()).toEqual(before);
  await coach.browser.post(`/api/creator/contributions/${before[0]}/publish`).send({}).expect(200);
});

test('the coach can do nothing that would reach her', async () => {
  const { coach, lena, places } = scene;
  await says([]);
  const email = { subject: 'Hello', text: 'How are you?' };
  const reply = `/api/creator/shared-journals/${places.journal[0]}`;
  for (const request of [
    coach.browser.post(`/api/students/${lena.id}/emails`).send(email),
    coach.browser.put(reply).send({ reply: 'Well done' }),
  ])
    expect(code(await request.expect(403))).toBe('consent_needed');
});

test.each(['posts', 'comments'] as const)(
  'anything she sends at the moment of the withdrawal is refused (%s)',
  async (of) => {
    const { lena, mother, places } = scene;
    const send = {
      posts: () =>
        lena.browser
          .post('/api/community/posts')
          .send({ text: 'Just now', tag: null, groupId: null, images: [] }),
      comments: () =>
        lena.browser
          .post(`/api/community/posts/${places.post[1]}/comments`)
          .send({ text: 'Just now', parentId: null }),
    }[of];
    let sent: Promise<Awaited<ReturnType<typeof send>>> | undefined;
    await t.database.transaction(async (tx) => {
      await tx.query(
        `insert into consents (id, ward_id, purpose, given, actor_id, method, text_version, at)
         values ($1, $2, 'community', false, $3, 'guardian', '2026-11', $4)`,
        [newId(), lena.id, mother.id, t.clock.now()],
      );
      sent = send().then((answer) => answer);
      await untilEndedOrWaiting(t, sent);
    });
    const answer = (await sent)!;
    expect(answer.status).toBe(403);
    expect(code(answer)).toBe('consent_needed');
  },
);

test('her comment keeps its place in the thread for others’ replies', async () => {
  const { circlemate, comment, answer, places } = scene;
  const thread = async () => {
    const { body } = await circlemate.browser
      .get(`/api/community/posts/${places.post[1]}/comments`)
      .expect(200);
    return (body as Page<ThreadResponse>).items.find(({ id }) => id === comment)!;
  };
  const before = await thread();
  expect(before).toMatchObject({ state: 'published', replies: [{ id: answer }] });
  await says([]);
  const { author, text, state, replies } = await thread();
  expect({ text, state, name: author.name, id: author.id }).toEqual({
    text: '',
    state: 'withheld',
    name: '',
    id: null,
  });
  expect(replies.map(({ id }: CommentResponse) => id)).toEqual([answer]);
  await agreesAgain();
  expect(await thread()).toEqual(before);
});

test('with only the community withdrawn, she signs in and sees her own content, and nobody else does', async () => {
  const { lena, circlemate } = scene;
  await says(['account', 'messages']);
  await lena.browser.post('/api/auth/refresh').expect(200);
  expect(await foundBy(circlemate.browser)).toEqual(['review']);
  expect(await foundBy(lena.browser)).toContain('circlePost');
});

test('no push message of any kind reaches her device', async () => {
  const { lena, mother } = scene;
  const service = await aPushService(t);
  await switchPushOn(lena, service);
  const hear = () =>
    t.database.transaction(async (tx) => {
      for (const kind of newsForMembers()) {
        const news = { kind, accountId: lena.id, thing: newId(), source: newId(), path: '/' };
        await t.app.get(BellService, { strict: false }).ring(tx, news);
      }
    });
  await hear();
  await t.runJobs();
  const before = service.arrived.length;
  expect(before).toBe(newsForMembers().length);
  await hear();
  // already queued, and her devices are still signed in
  await agree(t, mother, lena, 'account', false);
  await t.runJobs();
  await service.close();
  expect(service.arrived).toHaveLength(before);
});

test('her open stream ends at once', async () => {
  const { lena } = scene;
  const answer = await fetch(t.url + STREAM, { headers: { authorization: `Bearer ${lena.accessToken}` } });
  const reader = answer.body!.getReader();
  const said = async () => new TextDecoder().decode((await reader.read()).value);
  // a busy machine may deliver the previous line separately
  for (let text = ''; !text.includes('ready'); ) text += await said();
  await says([]);
  for (let text: string | undefined = 'ready'; text !== ''; ) text = await said();
  expect((await reader.read()).done).toBe(true);
});

test('her certificate can be verified only by those who see her progress, and by everyone again', async () => {
  const page = ({ browser }: Pick<Person, 'browser'>) =>
    browser.get(`/api/certificates/${scene.places.certificate[0]}`);
  const stranger = { browser: t.browser() };
  expect((await page(stranger).expect(200)).body).toMatchObject({ name: 'Lena Z.' });
  await says([]);
  await page(stranger).expect(404);
  for (const who of [scene.mother, scene.coach]) await page(who).expect(200);
  await agreesAgain();
  await page(stranger).expect(200);
});

test('nobody can mention her, and no event reminder reaches her', async () => {
  const { circlemate, lena, places } = scene;
  const mention = () =>
    circlemate.browser
      .post('/api/community/posts')
      .send({ text: `Dear @[${lena.id}]`, tag: null, groupId: places.circle[0], images: [] });
  const { body: post } = await mention().expect(201);
  const mentioned = async () => {
    const { id } = post as { id: string };
    const { body } = await circlemate.browser.get(`/api/community/posts/${id}`).expect(200);
    return (body as { mentions: { name: string }[] }).mentions.map(({ name }) => name);
  };
  expect(await mentioned()).toEqual(['Lena Z.']);
  await says([]);
  expect(await mentioned()).toEqual([]);
  await mention().expect(422);
  const { body } = await scene.coach.browser.get(`/api/creator/events/${places.event[0]}`).expect(200);
  const startsAt = new Date((body as { startsAt: string }).startsAt);
  t.clock.advance(startsAt.getTime() - t.clock.now().getTime() - hours(20));
  await t.runJobs();
  const kinds = await t.database.query(
    `select from notifications where account_id = $1 and kind = 'event_near'`,
    [lena.id],
  );
  expect(kinds).toEqual([]);
});

test('other people’s exports contain nothing of hers', async () => {
  const other = await aMember(t);
  await says([]);
  for (const { browser } of [scene.circlemate, other])
    expect(canariesIn(await fileOf(t, browser))).toEqual([]);
});

test('the export her mother requests contains no content pending with the coach; her own does', async () => {
  const { lena, mother } = scene;
  const waits: Canary[] = ['waitingComment', 'waitingPost'];
  const ofMother = canariesIn(await fileOf(t, mother.browser, `/api/family/wards/${lena.id}/data-export`));
  expect(ofMother).toEqual(expect.arrayContaining(['circlePost', 'circleComment']));
  expect(ofMother.filter((name) => waits.includes(name))).toEqual([]);
  await says([]);
  const withheld = canariesIn(await fileOf(t, mother.browser, `/api/family/wards/${lena.id}/data-export`));
  expect(withheld).toEqual(ofMother);
  await agreesAgain();
  const browser = t.browser();
  await browser.post('/api/auth/login').send({ email: lena.email, password: PASSWORD }).expect(200);
  expect(canariesIn(await fileOf(t, browser))).toEqual(expect.arrayContaining(waits));
});
