import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aComment, aHost, aNeighbour, aPost, type Written } from '../../../../test/builders/community.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import type { Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let rosa: Person;
let mia: Person;
let published: jest.SpyInstance;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from community_posts');
  await t.database.query('delete from rate_limits');
  rosa = await aNeighbour(t);
  mia = await aNeighbour(t);
  published = jest.spyOn(t.app.get(Outbox), 'publish');
});
afterEach(() => published.mockRestore());

const ask = async ({ browser }: Person, text = 'Which book for a rainy week?') =>
  (await browser.post('/api/community/questions').send({ text, tag: 'reading' }).expect(201)).body as Written;
const list = async ({ browser }: Person, query: object = {}) =>
  (await browser.get('/api/community/questions').query(query).expect(200)).body.items as (Written & {
    text: string;
  })[];
const accept = ({ browser }: Person, id: string, isAccepted = true) =>
  browser.post(`/api/community/comments/${id}/${isAccepted ? 'accept' : 'unaccept'}`);
const helps = ({ browser }: Person, of: 'posts' | 'comments', id: string, isHelpful = true) =>
  browser.post(`/api/community/${of}/${id}/${isHelpful ? 'mark-helpful' : 'unmark-helpful'}`);
const answersTo = async ({ browser }: Person, id: string) =>
  (await browser.get(`/api/community/posts/${id}/comments`).expect(200)).body.items;
const events = () =>
  published.mock.calls.map(([, name]) => name as string).filter((name) => name.startsWith('answer.'));

describe('a question', () => {
  test('is asked of all members, and counts its answers', async () => {
    const { id } = await ask(rosa);
    const answer = await aComment(mia, id, 'The one about the lighthouse.');
    await aComment(rosa, id, 'Thank you!', answer.id);
    expect(await list(mia)).toMatchObject([
      { id, kind: 'question', answers: 1, isSolved: false, helpful: 0 },
    ]);
    const { body } = await mia.browser.get('/api/community/feed').expect(200);
    expect(body.items).toEqual([]);
  });

  test('is found by its words, and among the unsolved ones', async () => {
    const book = await ask(rosa);
    const walk = await ask(rosa, 'Where do you 100% walk?');
    await accept(rosa, (await aComment(mia, book.id)).id).expect(200);
    const found = async (query: object) => (await list(mia, query)).map(({ id }) => id);
    expect(await found({ q: 'RAINY' })).toEqual([book.id]);
    expect(await found({ q: '100%' })).toEqual([walk.id]);
    expect(await found({ q: '_' })).toEqual([]);
    expect(await found({ unsolved: 'true' })).toEqual([walk.id]);
    expect(await found({ unsolved: 'true', q: 'rainy' })).toEqual([]);
    expect(await found({ unsolved: 'false', q: '' })).toHaveLength(2);
    for (const query of [{ unsolved: 'yes' }, { q: 'x'.repeat(101) }, { after: 'x' }])
      await mia.browser.get('/api/community/questions').query(query).expect(400);
  });

  test('by a minor waits for approval', async () => {
    const lena = await aNeighbour(t, { band: 'teen' });
    expect((await ask(lena)).state).toBe('waiting');
    expect(await list(mia)).toEqual([]);
  });

  test('is marked as helpful once per member, and not by its author', async () => {
    const { id } = await ask(rosa);
    await Promise.all([helps(mia, 'posts', id).expect(200), helps(mia, 'posts', id).expect(200)]);
    expect((await helps(mia, 'posts', id).expect(200)).body).toMatchObject({ helpful: 1, isHelpful: true });
    expect((await helps(rosa, 'posts', id).expect(422)).body.code).toBe('not_possible');
    expect((await helps(mia, 'posts', id, false).expect(200)).body).toMatchObject({ helpful: 0 });
    await helps(mia, 'posts', (await aPost(rosa)).id).expect(404);
  });
});

describe('an answer', () => {
  test('is accepted by the asker or the coach, one at a time', async () => {
    const { id } = await ask(rosa);
    const first = await aComment(mia, id, 'This');
    const second = await aComment(mia, id, 'That');
    await accept(mia, first.id).expect(404);
    expect((await accept(rosa, first.id).expect(200)).body).toMatchObject({ id, isSolved: true });
    await accept(rosa, first.id).expect(200);
    await accept(await aHost(t), second.id).expect(200);
    expect(await answersTo(mia, id)).toMatchObject([{ isAccepted: false }, { isAccepted: true }]);
    await accept(rosa, first.id, false).expect(200);
    expect((await accept(rosa, second.id, false).expect(200)).body.isSolved).toBe(false);
    expect(events()).toEqual([
      'answer.accepted',
      'answer.unaccepted',
      'answer.accepted',
      'answer.unaccepted',
    ]);
  });

  test('that was accepted and then deleted or hidden no longer solves the question', async () => {
    const { id } = await ask(rosa);
    const coach = await aHost(t);
    const first = await aComment(mia, id);
    const second = await aComment(mia, id);
    await accept(rosa, first.id).expect(200);
    await mia.browser.delete(`/api/community/comments/${first.id}`).expect(204);
    expect(await list(rosa)).toMatchObject([{ isSolved: false, answers: 1 }]);
    await accept(rosa, second.id).expect(200);
    await coach.browser
      .post(`/api/creator/contributions/${second.id}/hide`)
      .send({ reason: 'Names a child' })
      .expect(200);
    expect(await list(rosa, { unsolved: 'true' })).toHaveLength(1);
  });

  test('belongs to a question: replies to answers, and comments on posts, cannot be accepted', async () => {
    const { id } = await ask(rosa);
    const answer = await aComment(mia, id);
    const reply = await aComment(mia, id, 'And', answer.id);
    const comment = await aComment(mia, (await aPost(rosa)).id);
    for (const wrong of [reply.id, comment.id, newId()]) {
      await accept(rosa, wrong).expect(404);
      await helps(rosa, 'comments', wrong).expect(404);
    }
  });

  test('that is accepted twice at once is the only one', async () => {
    const { id } = await ask(rosa);
    const answers = await Promise.all([1, 2, 3, 4].map(() => aComment(mia, id)));
    await Promise.all(answers.map((answer) => accept(rosa, answer.id).expect(200)));
    const accepted = (await answersTo(rosa, id)).filter(
      ({ isAccepted }: { isAccepted: boolean }) => isAccepted,
    );
    expect(accepted).toHaveLength(1);
  });

  test('is marked as helpful once per member, even at once, and not by its author', async () => {
    const { id } = await ask(rosa);
    const answer = await aComment(mia, id);
    await Promise.all([1, 2, 3, 4].map(() => helps(rosa, 'comments', answer.id).expect(200)));
    expect(events()).toEqual(['answer.helpful']);
    expect((await helps(rosa, 'comments', answer.id).expect(200)).body).toMatchObject({ helpful: 1 });
    await helps(mia, 'comments', answer.id).expect(422);
    await helps(rosa, 'comments', answer.id, false).expect(200);
    await helps(rosa, 'comments', answer.id, false).expect(200);
    expect(events()).toEqual(['answer.helpful', 'answer.not-helpful']);
  });

  deepTest('would be found helpful several times without the constraint', async () => {
    const { id } = await ask(rosa);
    const answer = await aComment(mia, id);
    await t.database.query('alter table community_helpful drop constraint community_helpful_comment_once');
    try {
      for (let n = 0; n < 3; n += 1) await helps(rosa, 'comments', answer.id).expect(200);
      expect((await answersTo(rosa, id))[0].helpful).toBe(3);
    } finally {
      await t.database.query('delete from community_helpful');
      await t.database.query(
        'alter table community_helpful add constraint community_helpful_comment_once unique (comment_id, account_id)',
      );
    }
  });
});

describe('before someone asks', () => {
  const similarTo = async (q: string) =>
    (await mia.browser.get('/api/community/questions/similar').query({ q }).expect(200)).body.items as {
      id: string;
    }[];

  test('similar questions are listed, those with the most common words first', async () => {
    const rain = await ask(rosa, 'What do you do on a rainy day?');
    const book = await ask(rosa);
    await accept(rosa, (await aComment(mia, book.id)).id).expect(200);
    await aPost(rosa, { text: 'A book for a rainy week' });
    expect(await similarTo('A rainy week: which book?')).toMatchObject([
      { id: book.id, text: 'Which book for a rainy week?', isSolved: true, answers: 1 },
      { id: rain.id, isSolved: false, answers: 0 },
    ]);
    expect(await similarTo('an or so')).toEqual([]);
    expect(await similarTo('Elsewhere entirely')).toEqual([]);
    await t.database.query(`update community_posts set state = 'hidden' where id = $1`, [book.id]);
    expect(await similarTo('Which book?')).toEqual([]);
  });
});

describe('a question asked within a lesson', () => {
  const askFrom = ({ browser }: Person, lesson: object) =>
    browser.post('/api/community/questions').send({ text: 'Why a chair?', tag: null, lesson });

  test('shows its lesson to people who may open it, and to no one else', async () => {
    const course = await aCourse(t);
    const [lesson] = course.lessons;
    await enroll(t, rosa.id, [course.id]);
    const place = { lessonId: lesson!.id, videoId: lesson!.videos[0]!, atSeconds: 42 };
    const { body } = await askFrom(rosa, place).expect(201);
    const { id } = body as Written;
    const seenBy = async ({ browser }: Person) =>
      (await browser.get(`/api/community/posts/${id}`).expect(200)).body.lesson as object | null;
    expect(await seenBy(rosa)).toMatchObject({ ...place, courseId: course.id });
    const coach = await aHost(t);
    expect(await seenBy(coach)).toMatchObject(place);
    const { body: listed } = await coach.browser.get(`/api/creator/contributions/${id}`).expect(200);
    expect(listed.lesson).toEqual({
      lessonId: lesson!.id,
      title: expect.any(String) as string,
      courseId: course.id,
      courseTitle: expect.any(String) as string,
    });
    expect(await seenBy(mia)).toBeNull();
  });

  test('is listed with the others of its lesson, only for people who can open it', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{}, {}] }]] });
    const [here, there] = course.lessons;
    await enroll(t, rosa.id, [course.id]);
    const { body } = await askFrom(rosa, { lessonId: here!.id, videoId: null, atSeconds: null }).expect(201);
    await askFrom(rosa, { lessonId: there!.id, videoId: null, atSeconds: null }).expect(201);
    await ask(rosa);
    const asked = async (person: Person, query: object = {}) =>
      (await list(person, { lessonId: here!.id, ...query })).map(({ id }) => id);
    expect(await asked(rosa)).toEqual([(body as Written).id]);
    expect(await asked(rosa, { q: 'chair', unsolved: 'true' })).toEqual([(body as Written).id]);
    expect(await asked(rosa, { q: 'rainy' })).toEqual([]);
    expect(await asked(await aHost(t))).toEqual([(body as Written).id]);
    expect(await asked(mia)).toEqual([]);
    await mia.browser.get('/api/community/questions').query({ lessonId: 'one' }).expect(400);
  });

  test('can be asked by those who may open the lesson, with or without a second of a video', async () => {
    const course = await aCourse(t, {
      sections: [[{ lock: { kind: 'date', date: '2099-01-01T00:00:00Z' }, lessons: [{}] }]],
    });
    const lessonId = course.lessons[0]!.id;
    const place = { lessonId, videoId: null, atSeconds: null };
    await askFrom(mia, place).expect(404);
    await enroll(t, mia.id, [course.id]);
    await askFrom(mia, place).expect(403);
    for (const odd of [{ ...place, atSeconds: -1 }, { ...place, lessonId: 'one' }, { lessonId }, 'one'])
      await askFrom(mia, odd as object).expect(400);
  });
});
