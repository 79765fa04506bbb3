import { type Operation, Operations } from '../../src/platform/security/operations.js';
import { days, minutes } from '../../src/kernel/clock.js';
import { MailFolder } from '../../src/stand-ins/mail-viewer/index.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { aDaughter, agree } from '../builders/families.js';
import { aCircle, acceptGuidelines, aComment, aNeighbour, aPost, report } from '../builders/community.js';
import { fileOf } from '../builders/data-export.js';
import { aPdf } from '../builders/files.js';
import { openConversation, write } from '../builders/messages.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { aPushService, switchPushOn } from '../builders/push.js';
import { anUpload } from '../builders/uploads.js';

/** What is known of Lena. Nobody finds what is not theirs to read, in any answer. */
const CANARY = {
  lastName: 'Zunzunegui',
  birthDate: '2012-07-19',
  phone: '+1 000 555 0199',
  address: '7 Canary Lane',
  journal: 'the attic smells of apples',
  note: 'nobody reads this line',
  // in her circle, and what nobody has looked at yet
  circlePost: 'quincewine at the pond',
  circleComment: 'medlarjam for the pond',
  waitingPost: 'sorrelsoup on the stove',
  waitingComment: 'hawthorntea by the stove',
  // hidden by the coach, told to the coach alone, and the name of what was attached
  hiddenPost: 'rowanberries in the drawer',
  message: 'barberries under the bed',
  file: 'sloegin-letter',
};
type Canary = keyof typeof CANARY;
/** Of each kind that stands in the community so many are planted. */
const OF_EACH_KIND = 100;

/** Goes on for minutes, and says ids alone. */
const STREAM = '/live-updates';

let t: TestApp;
let coach: Person;
let course: BuiltCourse;
let lena: Person;
let mother: Person;
let circlemate: Person;
let addresses: string[];
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  mother = await aMember(t);
  lena = await aDaughter(t, mother, { name: `Lena ${CANARY.lastName}` });
  await t.database.query('update accounts set birth_date = $2, phone = $3, address = $4 where id = $1', [
    lena.id,
    CANARY.birthDate,
    CANARY.phone,
    CANARY.address,
  ]);
  course = await aCourse(t, {
    sections: [
      [{ lessons: [{ widgets: [{ type: 'question', settings: { kind: 'journal', question: 'What?' } }] }] }],
    ],
  });
  await enroll(t, lena.id, [course.id]);
  circlemate = await aNeighbour(t);
  addresses = await leaveTraces(t.app.get(Operations, { strict: false }).all());
});
afterAll(() => t.close());

/** Lena learns, writes and reviews. Answers every address without an id, and those about her and hers. */
async function leaveTraces(operations: Operation[]): Promise<string[]> {
  const { browser, id } = lena;
  const [lesson] = course.lessons;
  await browser.get(`/api/learning/courses/${course.id}`).expect(200);
  await browser.put(`/api/widgets/${lesson!.widgets[0]}/journal`).send({ text: CANARY.journal }).expect(200);
  await browser.post(`/api/lessons/${lesson!.id}/notes`).send({ text: CANARY.note }).expect(201);
  await browser.post(`/api/learning/lessons/${lesson!.id}/completion`).send({}).expect(200);
  await browser.put(`/api/products/${course.id}/my-review`).send({ rating: 5, text: 'Calm.' }).expect(200);
  const { body } = await browser.post(`/api/learning/courses/${course.id}/certificate`).send({}).expect(200);
  const lists = operations
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && path !== STREAM)
    .map(({ path }) => `/api${path}`);
  return [
    ...lists,
    ...(await writeInTheCommunity()),
    `/api/certificates/${(body as { code: string }).code}`,
    `/api/products/${course.id}`,
    `/api/products/${course.id}/reviews`,
    ...['learning', 'consents', 'data-export', 'deletion'].map((what) => `/api/family/wards/${id}/${what}`),
    ...['', '/enrollments', '/timeline', '/notes', '/purchases', '/sessions'].map(
      (what) => `/api/students/${id}${what}`,
    ),
    `/api/lessons/${lesson!.id}/notes`,
    `/api/learning/lessons/${lesson!.id}/answers`,
    `/api/learning/courses/${course.id}`,
    `/api/learning/lessons/${lesson!.id}`,
  ];
}

/** In her circle with the coach’s look, and to all without it yet. Answers where it could be read. */
async function writeInTheCommunity(): Promise<string[]> {
  const { id } = lena;
  for (const purpose of ['community', 'messages'] as const) await agree(t, mother, lena, purpose);
  await acceptGuidelines(lena);
  const circle = await aCircle(t, [lena, circlemate]);
  const shown = await aPost(lena, { text: CANARY.circlePost, groupId: circle });
  await t.database.query(`update community_posts set state = 'published' where id = $1`, [shown.id]);
  const comment = await aComment(lena, shown.id, CANARY.circleComment);
  await t.database.query(`update community_comments set state = 'published' where id = $1`, [comment.id]);
  const letter = { purpose: 'post-file', bytes: aPdf(), mimeType: 'application/pdf' };
  const files = [await anUpload(lena.browser, { ...letter, fileName: `${CANARY.file}.pdf` })];
  const waiting = await aPost(lena, { text: CANARY.waitingPost, files });
  const hidden = await aPost(lena, { text: CANARY.hiddenPost });
  await t.database.query(`update community_posts set state = 'hidden' where id = $1`, [hidden.id]);
  const open = await aPost(circlemate, { text: 'A post for all' });
  await aComment(lena, open.id, CANARY.waitingComment);
  await manyMore();
  const conversation = await openConversation(lena);
  await write(lena, conversation, CANARY.message);
  await aComment(circlemate, shown.id, `Dear @[${id}]`);
  const searches = [
    CANARY.lastName,
    'lena',
    'quincewine',
    'medlarjam',
    'sorrelsoup',
    'hawthorntea',
    'rowanberries',
  ];
  return [
    ...searches.map((q) => `/api/community/search?q=${encodeURIComponent(q)}`),
    ...['', '/posts', '/pictures'].map((what) => `/api/community/people/${id}${what}`),
    `/api/community/groups/${circle}/feed`,
    ...['', '/messages'].map((what) => `/api/conversations/${conversation.id}${what}`),
    ...[shown, waiting, hidden, open].flatMap((post) =>
      ['', '/comments', '/versions', '/reactions'].map((what) => `/api/community/posts/${post.id}${what}`),
    ),
  ];
}

/** Copies of all that she wrote, so that there is more than a page of each. */
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

const canariesIn = (text: string): Canary[] =>
  (Object.keys(CANARY) as Canary[]).filter((name) => text.includes(CANARY[name])).toSorted();

/** Which canaries this person comes upon. */
async function foundBy(browser: Person['browser']): Promise<Canary[]> {
  const found = new Set<Canary>();
  for (const address of addresses) {
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
  expect(await foundBy(await browser())).toEqual([]);
});

test('who is in her circle finds what she has written there, and neither her name nor what waits', async () => {
  expect(await foundBy(circlemate.browser)).toEqual(['circleComment', 'circlePost']);
});

test('her mother finds her name, and neither the day she was born nor what she has written', async () => {
  expect(await foundBy(mother.browser)).toEqual(['lastName']);
});

test('the coach finds what stands in her record and in the community, and neither the day she was born nor what is private', async () => {
  expect(await foundBy(coach.browser)).toEqual([
    'address',
    'circleComment',
    'circlePost',
    'file',
    'hiddenPost',
    'lastName',
    'message',
    'phone',
    'waitingComment',
    'waitingPost',
  ]);
});

test('she herself finds what is hers: that is what finding something looks like', async () => {
  expect(await foundBy(lena.browser)).toEqual([
    'birthDate',
    'circleComment',
    'circlePost',
    'file',
    'hiddenPost',
    'journal',
    'lastName',
    'message',
    'note',
    'waitingComment',
    'waitingPost',
  ]);
});

test.each<[string, () => Person, Canary[]]>([
  ['who is in her circle', () => circlemate, []],
  ['her mother', () => mother, ['lastName']],
])('the file of %s has nothing more of her', async (_, whose, found) => {
  expect(canariesIn(await fileOf(t, whose().browser))).toEqual(found);
});

test('her own file has all that she has written', async () => {
  expect(canariesIn(await fileOf(t, lena.browser))).toEqual(Object.keys(CANARY).toSorted());
});

test('no push message says anything of her but her name, which her mother and the coach read', async () => {
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

test('no mail says anything of her but her name, which her mother and the coach read', async () => {
  // what waited unread, and everything else that is told later
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
