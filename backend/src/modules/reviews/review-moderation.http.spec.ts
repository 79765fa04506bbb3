import { startTestApp, type TestApp } from '../../../test/app.js';
import { aDaughter, agree } from '../../../test/builders/families.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { A_REVIEW, aWrittenReview } from '../../../test/builders/reviews.js';
import { newId } from '../../kernel/ids.js';
import { deepTest } from '../../../test/deep-test.js';
import { Outbox } from '../../platform/jobs/outbox.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from reviews');
  await t.database.query('delete from rate_limits');
  rosa = await aMember(t, { name: 'Rosa Lind' });
});

const PATH = '/api/creator/reviews';
const act = (id: string, action: string, body: object = {}, version?: number) => {
  const call = coach.browser.post(`${PATH}/${id}/${action}`);
  return (version === undefined ? call : call.set('if-match', `"${version}"`)).send(body);
};
const hide = (id: string, reason = 'It names a child', version?: number) =>
  act(id, 'hide', { reason }, version);
const answer = (id: string, words: string, version?: number) => {
  const call = coach.browser.put(`${PATH}/${id}/answer`);
  return (version === undefined ? call : call.set('if-match', `"${version}"`)).send({ answer: words });
};
const one = async (id: string) => (await coach.browser.get(`${PATH}/${id}`).expect(200)).body;
const list = async (filter: object = {}) =>
  (
    await coach.browser
      .get(PATH)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;
const report = ({ browser }: Person, id: string) =>
  browser.post(`/api/reviews/${id}/report`).send({ reason: 'private', note: 'It names my child.' });
const mine = async ({ browser }: Person, path: string) => (await browser.get(path).expect(200)).body.review;

/** Everything a visitor reads in a product's reviews. */
async function seen(productId: string) {
  const { rating, reviewCount, ratingCounts } = (
    await t.browser().get(`/api/products/${productId}`).expect(200)
  ).body;
  const { items } = (await t.browser().get(`/api/products/${productId}/reviews`).expect(200)).body;
  expect(items).toHaveLength(reviewCount);
  expect(Object.values(ratingCounts as Record<string, number>).reduce((sum, count) => sum + count)).toBe(
    reviewCount,
  );
  return { rating, items };
}
const NOTHING = { rating: null, items: [] };

async function told({
  browser,
}: Person): Promise<{ kind: string; title: string; reason: string; path: string }[]> {
  await t.runJobs();
  return (await browser.get('/api/me/notifications').expect(200)).body.items;
}
const kindsTold = async (who: Person) => (await told(who)).map(({ kind }) => kind);
const points = async ({ id }: Person) => {
  await t.runJobs();
  const rows = await t.database.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from growth_entries where account_id = $1 and ended_at is null`,
    [id],
  );
  return rows[0]!.points;
};

describe('the coach', () => {
  test('is notified of a new review, and finds it first in the list', async () => {
    const older = await aWrittenReview(t, rosa);
    t.clock.advance(60_000);
    const ana = await aMember(t, { name: 'Ana Reis' });
    const review = await aWrittenReview(t, ana, { rating: 1, text: 'Too long for us.' });
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([review.id, older.id]);
    expect(
      await list({ authorName: 'reis', rating_lte: 1, state: 'published', isWaiting: false }),
    ).toMatchObject([
      {
        id: review.id,
        productId: review.productId,
        accountId: ana.id,
        authorName: 'Ana Reis',
        isByMinor: false,
        answer: null,
        openReportCount: 0,
        version: 1,
      },
    ]);
    expect(await list({ q: 'long FOR' })).toHaveLength(1);
    const [newest] = await told(coach);
    expect(newest).toMatchObject({
      kind: 'review_written',
      people: ['Ana Reis'],
      path: `/creator/reviews/${review.id}/show`,
    });
  });

  test('hides a review with a reason, and shows it again', async () => {
    const { id, productId, path } = await aWrittenReview(t, rosa);
    expect(await points(rosa)).toBeGreaterThan(0);
    expect((await hide(id).expect(200)).body).toMatchObject({
      state: 'hidden',
      hiddenReason: 'It names a child',
    });
    expect(await seen(productId)).toEqual(NOTHING);
    expect(await points(rosa)).toBe(0);
    expect(await mine(rosa, path)).toMatchObject({ state: 'hidden', hiddenReason: 'It names a child' });
    expect((await told(rosa))[0]).toMatchObject({
      kind: 'review_hidden',
      reason: 'It names a child',
      path: `/product/${productId}#reviews`,
    });
    await act(id, 'publish').expect(200);
    expect(await seen(productId)).toMatchObject({
      rating: 5,
      items: [{ id, author: 'Rosa L.', isMine: false }],
    });
    expect(await points(rosa)).toBeGreaterThan(0);
    expect(await kindsTold(rosa)).toContain('review_shown');
  });

  test('answers in public, changes the answer and deletes it', async () => {
    const { id, productId } = await aWrittenReview(t, rosa);
    await answer(id, 'Thank you').expect(200);
    await answer(id, 'Thank you, Rosa.').expect(200);
    expect((await seen(productId)).items).toMatchObject([{ answer: 'Thank you, Rosa.' }]);
    expect(await kindsTold(rosa)).toEqual(['review_answered']);
    await coach.browser.delete(`${PATH}/${id}/answer`).expect(204);
    expect((await seen(productId)).items).toMatchObject([{ answer: null }]);
    await answer(id, ' ').expect(400);
    const entries = await t.database.query(
      'select action from audit_entries where subject_id = $1 order by id',
      [id],
    );
    expect(entries).toEqual(
      ['answered', 'answered', 'answer_removed'].map((action) => ({ action: `review.${action}` })),
    );
  });

  test('is the only one who may do so', async () => {
    const { id } = await aWrittenReview(t, rosa);
    for (const [browser, status] of [
      [t.browser(), 401],
      [rosa.browser, 403],
    ] as const) {
      await browser.get(PATH).expect(status);
      await browser.get(`${PATH}/${id}`).expect(status);
      await browser.post(`${PATH}/${id}/hide`).send({ reason: 'x' }).expect(status);
      await browser.post(`${PATH}/${id}/publish`).send({}).expect(status);
      await browser.put(`${PATH}/${id}/answer`).send({ answer: 'x' }).expect(status);
      await browser.delete(`${PATH}/${id}/answer`).expect(status);
    }
    await hide(newId()).expect(404);
    await hide(id, ' ').expect(400);
  });

  test('cannot decide about a review that was changed since she read it, in another tab or by its author', async () => {
    const { id, path } = await aWrittenReview(t, rosa);
    const { version } = await one(id);
    const [first, second] = await Promise.all([hide(id, 'One', version), answer(id, 'Two', version)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 412]);
    const refused = [first, second].find(({ status }) => status === 412)!;
    expect(refused.body).toMatchObject({ code: 'stale_edit', current: { id, version: version + 1 } });
    await hide(id, 'Names a child').expect(200);
    const read = await one(id);
    await rosa.browser.put(path).send({ rating: 1, text: 'Mia, 9, cried.' }).expect(200);
    expect((await act(id, 'publish', {}, read.version).expect(412)).body.current).toMatchObject({
      text: 'Mia, 9, cried.',
      state: 'hidden',
    });
  });
});

describe('a hidden review', () => {
  test('stays hidden after an edit, and the coach is notified', async () => {
    const { id, productId, path } = await aWrittenReview(t, rosa);
    await hide(id).expect(200);
    expect((await told(coach)).filter(({ path: to }) => to.includes(id))).toEqual([]);
    await rosa.browser.put(path).send({ rating: 4, text: 'Better now.' }).expect(200);
    expect(await seen(productId)).toEqual(NOTHING);
    expect((await told(coach))[0]).toMatchObject({ kind: 'review_written', isRead: false });
    await rosa.browser.put(path).send({ rating: 4, text: 'Better now.' }).expect(200);
    expect(await one(id)).toMatchObject({ state: 'hidden', version: 3 });
  });

  test('that its author deletes leaves no notification', async () => {
    const { id, path } = await aWrittenReview(t, rosa);
    await hide(id).expect(200);
    await rosa.browser.delete(path).expect(204);
    await coach.browser.get(`${PATH}/${id}`).expect(404);
    expect(await told(rosa)).toEqual([]);
    expect((await told(coach)).filter(({ path: to }) => to.includes(id))).toEqual([]);
  });
});

describe('a report', () => {
  test('reaches the coach, once from each member, and is settled by the coach’s decision', async () => {
    const { id, productId } = await aWrittenReview(t, rosa);
    const ana = await aMember(t, { name: 'Ana Reis' });
    const answers = await Promise.all([1, 2, 3].map(() => report(ana, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await list({ state: 'reported' })).toMatchObject([
      {
        id,
        openReportCount: 1,
        reports: [{ reason: 'private', note: 'It names my child.', reporterName: 'Ana Reis' }],
      },
    ]);
    expect((await told(coach))[0]).toMatchObject({ kind: 'review_reported', people: ['Ana Reis'] });
    await act(id, 'publish').expect(200);
    expect(await list({ state: 'reported' })).toEqual([]);
    expect((await seen(productId)).items).toHaveLength(1);
    expect(await kindsTold(rosa)).toEqual([]);
    await report(await aMember(t), id).expect(204);
    await hide(id).expect(200);
    expect(await list({ isWaiting: true })).toEqual([]);
  });

  deepTest('would count several times without its constraint', async () => {
    const { id } = await aWrittenReview(t, rosa);
    const ana = await aMember(t);
    await t.database.query('alter table review_reports drop constraint review_reports_once');
    try {
      for (let n = 0; n < 2; n += 1) await report(ana, id).expect(204);
      expect((await one(id)).openReportCount).toBe(2);
    } finally {
      await t.database.query('delete from review_reports');
      await t.database.query(
        'alter table review_reports add constraint review_reports_once unique (review_id, reporter_id)',
      );
    }
  });

  test('needs a review its maker can read, and not their own', async () => {
    const { id, productId } = await aWrittenReview(t, rosa);
    const ana = await aMember(t);
    expect((await report(rosa, id).expect(422)).body.code).toBe('not_possible');
    await report(ana, newId()).expect(404);
    await report(coach, id).expect(403);
    await t.browser().post(`/api/reviews/${id}/report`).send({ reason: 'private', note: '' }).expect(401);
    await t.database.query(`update products set status = 'archived' where id = $1`, [productId]);
    await report(ana, id).expect(404);
    await t.database.query(`update products set status = 'published' where id = $1`, [productId]);
    await hide(id).expect(200);
    await report(ana, id).expect(404);
  });
});

describe('a minor’s review', () => {
  let mother: Person;
  let lena: Person;
  beforeEach(async () => {
    mother = await aMember(t);
    lena = await aDaughter(t, mother, { agreed: ['account', 'community', 'unseen_posts'] });
  });
  const withdraw = () =>
    mother.browser.post(`/api/family/wards/${lena.id}/update-consents`).send({ purposes: [] }).expect(200);

  test('is pending until the coach approves it, and again after each change', async () => {
    const { id, productId, path } = await aWrittenReview(t, lena);
    expect(await mine(lena, path)).toMatchObject({ ...A_REVIEW, state: 'waiting', hiddenReason: null });
    expect(await seen(productId)).toEqual(NOTHING);
    expect(await points(lena)).toBe(0);
    expect((await told(coach))[0]).toMatchObject({ kind: 'review_waiting', people: ['Lena Lind'] });
    expect(await list({ state: 'waiting' })).toMatchObject([{ id, isByMinor: true }]);

    await act(id, 'publish').expect(200);
    expect(await seen(productId)).toMatchObject({ rating: 5, items: [{ id, author: 'Lena L.' }] });
    expect(await kindsTold(lena)).toContain('review_shown');
    expect(await points(lena)).toBeGreaterThan(0);

    await lena.browser.put(path).send(A_REVIEW).expect(200);
    expect((await seen(productId)).items).toHaveLength(1);
    await lena.browser.put(path).send({ rating: 4, text: 'I am Lena Lind of Elm Street.' }).expect(200);
    expect(await seen(productId)).toEqual(NOTHING);
    expect(await points(lena)).toBe(0);
    expect((await hide(id, 'It tells where you live').expect(200)).body.state).toBe('hidden');
    expect(await kindsTold(lena)).toContain('review_hidden');
  });

  const agreeAgain = () =>
    t.database.transaction(async (tx) => {
      await agree(t, mother, lena, 'account');
      await t.app.get(Outbox, { strict: false }).publish(tx, 'standing.changed', { accountId: lena.id });
    });

  test('is withheld when her guardian withdraws consent, and restored once someone consents again', async () => {
    const { id, productId } = await aWrittenReview(t, lena);
    await act(id, 'publish').expect(200);
    await withdraw();
    await t.runJobs();
    expect(await seen(productId)).toEqual(NOTHING);
    expect(await one(id)).toMatchObject({ state: 'withheld', hiddenReason: null });
    expect((await act(id, 'publish').expect(403)).body.code).toBe('consent_needed');
    await agreeAgain();
    await t.runJobs();
    expect(await one(id)).toMatchObject({ state: 'published' });
    expect((await seen(productId)).items).toHaveLength(1);
  });

  test('that was pending is pending again after a new consent', async () => {
    const { id, productId } = await aWrittenReview(t, lena);
    await withdraw();
    await t.runJobs();
    expect(await list({ state: 'waiting' })).toEqual([]);
    await agreeAgain();
    await t.runJobs();
    expect(await list({ state: 'waiting' })).toMatchObject([{ id }]);
    expect(await seen(productId)).toEqual(NOTHING);
  });

  test('stays hidden after an approval that meets the withdrawal', async () => {
    const { id, productId } = await aWrittenReview(t, lena);
    await Promise.all([act(id, 'publish'), withdraw()]);
    await t.runJobs();
    expect(await seen(productId)).toEqual(NOTHING);
  });
});
