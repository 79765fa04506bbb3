import { days, minutes } from '../../src/kernel/clock.js';
import { MailFolder } from '../../src/stand-ins/mail-viewer/index.js';
import { startTestApp, type TestApp } from '../app.js';
import { aComment, aPost, report } from '../builders/community.js';
import { fileOf } from '../builders/data-export.js';
import { aDaughter } from '../builders/families.js';
import { openConversation, write } from '../builders/messages.js';
import { aMember, type Person } from '../builders/people.js';
import { aPushService, switchPushOn } from '../builders/push.js';
import { aScene, CANARY, type Canary, canariesIn } from '../ways-out/scene.js';
import { addressesOf } from '../ways-out/ways-out.js';

/** Number of copies planted of each kind of community content. */
const OF_EACH_KIND = 100;

let t: TestApp;
let coach: Person;
let lena: Person;
let mother: Person;
let circlemate: Person;
let addresses: string[];
beforeAll(async () => {
  t = await startTestApp();
  const scene = await aScene(t);
  ({ coach, lena, mother, circlemate } = scene);
  await manyMore();
  addresses = addressesOf(scene);
});
afterAll(() => t.close());

/** Copies everything she wrote, so that each kind has more than one page. */
async function manyMore(): Promise<void> {
  await t.database.query(
    `insert into community_posts (id, kind, account_id, group_id, text, state, shown_at, created_at)
     select gen_random_uuid(), kind, account_id, group_id, text || ' ' || n, state, shown_at, created_at
     from community_posts, generate_series(2, $2::int) n where account_id = $1`,
    [lena.id, OF_EACH_KIND],
  );
  await t.database.query(
    `insert into community_comments (id, post_id, account_id, text, state, created_at)
     select gen_random_uuid(), post_id, account_id, text || ' ' || n, state, created_at
     from community_comments, generate_series(2, $2::int) n where account_id = $1`,
    [lena.id, OF_EACH_KIND],
  );
}

/** Returns the canaries this person finds. */
async function foundBy(browser: Person['browser']): Promise<Canary[]> {
  const found = new Set<Canary>();
  for (const [place, address] of addresses.entries()) {
    if (place % 20 === 0) await t.database.query('delete from rate_limits');
    const { text } = await browser.get(address);
    for (const name of canariesIn(text ?? '')) found.add(name);
  }
  return [...found].toSorted();
}

test.each<[string, () => Promise<Person['browser']>]>([
  ['a stranger', () => Promise.resolve(t.browser())],
  ['another member', async () => (await aMember(t)).browser],
  ['another minor', async () => (await aDaughter(t, await aMember(t), { name: 'Ida Berg' })).browser],
  [
    'another mother',
    async () => {
      const other = await aMember(t);
      await aDaughter(t, other, { name: 'Ida Berg' });
      return other.browser;
    },
  ],
])('%s finds nothing of a minor', async (_, browser) => {
  // her review is public, by the coach's approval and under her first name
  expect(await foundBy(await browser())).toEqual(['review']);
});

test('members of her circle find her posts there, but neither her name nor pending posts', async () => {
  expect(await foundBy(circlemate.browser)).toEqual([
    'circleComment',
    'circleMessage',
    'circlePost',
    'review',
  ]);
});

test('her mother finds her name and her review, but neither her date of birth nor other texts', async () => {
  expect(await foundBy(mother.browser)).toEqual(['lastName', 'review']);
});

test('the coach finds her record and her posts, but neither her date of birth nor unshared texts', async () => {
  expect(await foundBy(coach.browser)).toEqual([
    'address',
    'assignment',
    'circleComment',
    'circleMessage',
    'circlePost',
    'file',
    'hiddenPost',
    'journal',
    'lastName',
    'message',
    'phone',
    'review',
    'waitingComment',
    'waitingPost',
  ]);
});

test('she finds her own data, which shows that the search works', async () => {
  expect(await foundBy(lena.browser)).toEqual([
    'assignment',
    'birthDate',
    'circleComment',
    'circleMessage',
    'circlePost',
    'file',
    'hiddenPost',
    'journal',
    'lastName',
    'message',
    'note',
    'review',
    'waitingComment',
    'waitingPost',
  ]);
});

test.each<[string, () => Person, Canary[]]>([
  ['who is in her circle', () => circlemate, []],
  ['her mother', () => mother, ['lastName']],
])('the export of %s contains nothing else about her', async (_, whose, found) => {
  expect(canariesIn(await fileOf(t, whose().browser))).toEqual(found);
});

test('her own export contains everything she has written', async () => {
  expect(canariesIn(await fileOf(t, lena.browser))).toEqual(Object.keys(CANARY).toSorted());
});

test('no push message contains more about her than her name, which her mother and the coach read', async () => {
  const service = await aPushService(t);
  const readers = { mother, lena, coach, circlemate };
  const devices = new Map<string, keyof typeof readers>();
  for (const name of Object.keys(readers) as (keyof typeof readers)[])
    devices.set((await switchPushOn(readers[name], service)).endpoint, name);
  const post = await aPost(circlemate, { text: 'Another post for all' });
  await aComment(lena, post.id, CANARY.waitingComment);
  await t.database.query(`update community_comments set state = 'published' where post_id = $1`, [post.id]);
  const hers = await aPost(lena, { text: CANARY.waitingPost });
  await t.database.query(`update community_posts set state = 'published' where id = $1`, [hers.id]);
  await aComment(circlemate, hers.id, 'I know this well');
  await report(circlemate, 'posts', hers.id).expect(204);
  const conversation = await openConversation(lena);
  await write(lena, conversation, CANARY.message);
  t.clock.advance(minutes(11));
  await t.runJobs();
  await service.close();
  const told = service.arrived.map(({ endpoint, message }) => ({
    to: devices.get(endpoint)!,
    found: canariesIn(JSON.stringify(message)),
  }));
  expect(new Set(told.map(({ to }) => to))).toContain('coach');
  expect(new Set(told.map(({ to }) => to))).toContain('lena');
  for (const { to, found } of told)
    expect(to === 'circlemate' ? found : found.filter((name) => name !== 'lastName')).toEqual([]);
});

test('no email contains more about her than her name, which her mother and the coach read', async () => {
  // emails about unread items, and everything else that is sent later
  t.clock.advance(days(1));
  await t.runJobs();
  const mails = await t.app.get(MailFolder).list();
  expect(mails.length).toBeGreaterThan(0);
  const readers = [mother.email, lena.email, coach.email];
  for (const mail of mails) {
    const found = canariesIn(JSON.stringify(mail));
    expect(readers.includes(mail.to) ? found.filter((name) => name !== 'lastName') : found).toEqual([]);
  }
});
