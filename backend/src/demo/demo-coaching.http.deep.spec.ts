import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, theDemo } from '../../test/builders/demo.js';
import { anUpload } from '../../test/builders/uploads.js';
import { days, hours, later } from '../kernel/clock.js';
import { type EditProductWords } from '../modules/catalog/index.js';
import { demoHourQuestions, demoSessions, demoWorkshop } from './content/availability.js';
import { demoId, demoPeople, demoProducts } from './content/index.js';
import { mediaId } from './planting/media-by-key.js';

const OFFERINGS = '/api/creator/coaching/offerings';

type Browser = ReturnType<TestApp['browser']>;
interface Package {
  productId: string;
  sessions: number;
  price: string;
  validDays: number | null;
}
interface Offering {
  id: string;
  isOpenToVisitors: boolean;
  packages: Package[];
  [field: string]: unknown;
}
type Words = Record<keyof EditProductWords | 'questions', unknown> & { price: string };

let t: TestApp;
let demo: Demo;
let coach: Browser;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
  coach = await demo.as('coach');
});
afterAll(() => t.close());

const offerings = async () => (await coach.get(OFFERINGS).expect(200)).body as Offering[];

/** Leaves out ids and versions, which differ between two offerings made alike. */
const plain = ({ id: _, version: __, packages, ...offering }: Offering) => ({
  ...offering,
  packages: packages.map(({ productId: ___, ...brings }) => brings),
});

/** Returns everything that is stored about a product, except its creation time and its picture's file. */
async function stored(id: string): Promise<object> {
  const [row] = await t.database.query<{ product: object }>(
    `select to_jsonb(p) - array['id', 'created_at', 'updated_at', 'version', 'published_at', 'thumbnail_asset_id']
            || jsonb_build_object('hasPicture', p.thumbnail_asset_id is not null) as product
     from products p where id = $1`,
    [id],
  );
  return row!.product;
}

/** Copies the texts and picture of a demo product to another one, as the coach does. */
async function writeLike(demoId: string, id: string): Promise<void> {
  const { body } = (await coach.get(`/api/creator/products/${demoId}`).expect(200)) as { body: Words };
  const { title, summary, description, whatsInside, category, duration, tags, thumbnailAlt } = body;
  const { price, translations, questions } = body;
  const words = { title, summary, description, whatsInside, category, duration, tags, thumbnailAlt };
  const thumbnailUrl = await anUpload(coach, { purpose: 'thumbnail' });
  await coach
    .patch(`/api/creator/products/${id}`)
    .send({ ...words, price, translations, questions, thumbnailUrl })
    .expect(200);
}

test('every offering of the demo and each product that sells it can be made by published calls', async () => {
  const demo = (await offerings()).filter(({ isOpenToVisitors }) => !isOpenToVisitors);
  expect(demo.flatMap(({ packages }) => packages).length).toBeGreaterThan(0);
  for (const offering of demo) {
    const { title, description, needsCredit, durationSeconds, isGroup, isForPairs, packages } = offering;
    const prices = packages.map(({ sessions, price, validDays }) => ({ sessions, price, validDays }));
    const { body } = await coach
      .post(OFFERINGS)
      .send({ title, description, needsCredit, durationSeconds, isGroup, isForPairs, prices })
      .expect(201);
    const made = body as Offering;
    for (const [index, { productId }] of packages.entries()) {
      await writeLike(productId, made.packages[index]!.productId);
      expect(await stored(made.packages[index]!.productId)).toEqual(await stored(productId));
    }
    const { id, version } = made;
    await coach
      .put(`${OFFERINGS}/${id}`)
      .send({ ...offering, id, version })
      .expect(200);
    const twin = (await coach.get(`${OFFERINGS}/${id}`).expect(200)).body as Offering;
    expect(plain(twin)).toEqual(plain(offering));
  }
});

test('coaching without sessions can be made too, by removing the offering with its sessions', async () => {
  const sold = (await offerings()).flatMap(({ packages }) => packages.map(({ productId }) => productId));
  const arranged = demoProducts.filter(({ id, type }) => type === 'coaching' && !sold.includes(id));
  expect(arranged.length).toBeGreaterThan(0);
  for (const { id: demoId } of arranged) {
    const { body } = await coach
      .post(OFFERINGS)
      .send({
        title: 'Arranged',
        description: '',
        needsCredit: true,
        durationSeconds: 3600,
        isGroup: true,
        isForPairs: false,
        prices: [{ sessions: 1, price: '10.00' }],
      })
      .expect(201);
    const { id, packages } = body as Offering;
    const { productId } = packages[0]!;
    await coach.delete(`/api/creator/products/${productId}/sessions`).expect(204);
    await coach.post(`${OFFERINGS}/${id}/archive`).expect(204);
    await writeLike(demoId, productId);
    expect(await stored(productId)).toEqual(await stored(demoId));
  }
});

/** Returns everything that is stored about a session, with its bookings, files and waiting list, except ids and moments. */
async function session(id: string): Promise<object> {
  const [row] = await t.database.query<{ session: object }>(
    `select to_jsonb(s) - array['id', 'starts_at', 'ends_at', 'blocked', 'created_at', 'updated_at', 'version'] || jsonb_build_object(
              'length', s.ends_at - s.starts_at, 'before', s.starts_at - lower(s.blocked), 'after', upper(s.blocked) - s.ends_at,
              'bookings', (select json_agg(to_jsonb(b) - array['id', 'session_id', 'credit_id', 'created_at', 'updated_at', 'confirmed_at', 'version'] order by b.email)
                 from coaching_bookings b where b.session_id = s.id),
              'waiting', (select json_agg(w.account_id) from coaching_waiting w where w.session_id = s.id),
              'files', (select json_agg(f.asset_id order by f.position) from coaching_session_files f where f.session_id = s.id)) as session
     from coaching_sessions s where id = $1`,
    [id],
  );
  return row!.session;
}

test('every date of the evening for two can be set by the coach and booked by its guests', async () => {
  const offeringId = demoId('offering/workshop');
  for (const { inDays, places, booked, waiting } of demoWorkshop.dates) {
    const planted = demoId(`workshop/${inDays}`);
    const [{ startsAt } = { startsAt: new Date() }] = await t.database.query<{ startsAt: Date }>(
      'select starts_at as "startsAt" from coaching_sessions where id = $1',
      [planted],
    );
    const { body: made } = await coach
      .post(`${OFFERINGS}/${offeringId}/dates`)
      .send({ startsAt: later(startsAt, days(2)).toISOString(), places })
      .expect(201);
    const at = `/api/me/coaching/dates/${(made as { id: string }).id}`;
    for (const { memberKey, companion } of booked)
      await (await demo.as(memberKey))
        .post(`${at}/bookings`)
        .send({ note: null, timeZone: 'America/New_York', companion })
        .expect(201);
    for (const memberKey of waiting)
      await (await demo.as(memberKey)).post(`${at}/join-waiting-list`).expect(200);
    expect(await session((made as { id: string }).id)).toEqual(await session(planted));
  }
});

/** Books a free time: as the member with answers, as the coach without. */
async function book(
  memberKey: string,
  offeringId: string,
  { note, answers = [] }: (typeof demoSessions)[number]['booked'][number],
): Promise<{ id: string; startsAt: string }> {
  const now = t.clock.now();
  const [from, to] = [later(now, days(6)), later(now, days(20))].map((moment) => moment.toISOString());
  const member = await demo.as(memberKey);
  const slots = (
    await member.get(`/api/me/coaching/offerings/${offeringId}/slots`).query({ from, to }).expect(200)
  ).body.items;
  const [{ startsAt }] = slots as [{ startsAt: string }];
  const { id: studentId } = demoPeople.find(({ key }) => key === memberKey)!;
  const given = answers.map(({ question, answer }) => {
    const { key } = demoHourQuestions.find((asked) => asked.question === question)!;
    return { questionId: demoId(`question/${key}`), answer };
  });
  const request =
    given.length > 0
      ? member
          .post(`/api/me/coaching/offerings/${offeringId}/bookings`)
          .send({ startsAt, note: note ?? null, timeZone: 'America/New_York', answers: given })
      : coach.post('/api/creator/coaching/bookings').send({
          studentId,
          offeringId,
          startsAt,
          isAtAnyTime: false,
          usesCredit: true,
          note: note ?? null,
        });
  const { body } = await request.expect(201);
  return { id: (body as { id: string }).id, startsAt };
}

test('every session of the hour can be granted, booked, held and described', async () => {
  const offeringId = demoId('offering/hour');
  for (const { memberKey, booked } of demoSessions)
    for (const one of booked) {
      const { id: studentId } = demoPeople.find(({ key }) => key === memberKey)!;
      await coach
        .post(`/api/students/${studentId}/sessions/give`)
        .send({ offeringId, sessions: 1, validDays: null, reason: 'A present.' })
        .expect(200);
      const { id, startsAt } = await book(memberKey, offeringId, one);
      if (one.inDays < 0) {
        t.clock.advance(Date.parse(startsAt) + hours(2) - t.clock.now().getTime());
        demo = await theDemo(t);
        coach = await demo.as('coach');
        const outcome = { outcome: 'completed' };
        await coach.post(`/api/creator/coaching/bookings/${id}/record-outcome`).send(outcome).expect(200);
      }
      const { sharedNotes = null, fileKeys = [] } = one;
      const words = { sharedNotes, privateNote: null, sessionUrl: null, recordingUrl: null };
      await coach
        .put(`/api/creator/coaching/bookings/${id}`)
        .send({ ...words, fileIds: fileKeys.map(mediaId) })
        .expect(200);
      const made = await t.database.one<{ id: string }>(
        'select session_id as id from coaching_bookings where id = $1',
        [id],
      );
      expect(await session(made!.id)).toEqual(await session(demoId(`session/${memberKey}/${one.inDays}`)));
    }
});
