import { fakeCaches } from '../../testing/fake-caches';
import { heedAnswer } from './heed-answer';
import { KeptLessons, LONGEST, MOST_LESSONS, MOST_LETTERS } from './kept-lessons';

const ROSA = '11111111-1111-4111-8111-111111111111';
const ANA = '22222222-2222-4222-8222-222222222222';
const COURSE = '33333333-3333-4333-8333-333333333333';
const idOf = (n: number) => `44444444-4444-4444-8444-${String(n).padStart(12, '0')}`;

let now: number;
let kept: KeptLessons;
beforeEach(() => {
  now = 1_000_000;
  kept = new KeptLessons(fakeCaches(), () => now);
});

const text = (content: string) => ({ id: 'w', type: 'text' as const, settings: { content } });
const video = { id: 'v', type: 'video' as const, settings: { url: 'https://videos.example.org/signed' } };
const aLesson = (n: number, widgets: readonly object[] = [text(`<p>Lesson ${n}</p>`)]) => ({
  id: idOf(n),
  courseId: COURSE,
  title: `Lesson ${n}`,
  subtitle: null,
  pages: [{ id: 'p', title: 'Page 1', order: 0, widgets }],
});
const aCourse = (...lessons: number[]) => ({
  id: COURSE,
  title: 'Mornings',
  sections: [{ modules: [{ lessons: lessons.map((n) => ({ id: idOf(n) })) }] }],
});

const answered = (path: string, body: unknown, { status = 200, method = 'GET' } = {}) =>
  heedAnswer({ method, path, status, json: () => Promise.resolve(body) }, kept);
const signedIn = (id: string | null) =>
  answered('/api/auth/session', { account: id === null ? null : { id } });
const opened = (n: number, widgets?: readonly object[]) =>
  answered(`/api/learning/lessons/${idOf(n)}`, aLesson(n, widgets));
const titles = async () => (await kept.courses()).flatMap(({ lessons }) => lessons.map(({ title }) => title));

describe('the texts of a lesson', () => {
  beforeEach(() => signedIn(ROSA));

  test('can be read once it was opened, and nothing else of it is stored', async () => {
    await opened(1, [text('<p>Breathe.</p>'), video]);
    await answered(`/api/learning/courses/${COURSE}`, aCourse(1));
    expect(await kept.courses()).toMatchObject([
      { title: 'Mornings', lessons: [{ pages: [{ title: 'Page 1', texts: ['<p>Breathe.</p>'] }] }] },
    ]);
    expect(JSON.stringify(await kept.courses())).not.toContain('signed');
  });

  test.each([
    ['there are none in it', [video]],
    ['they are very long', [text('a'.repeat(MOST_LETTERS + 1))]],
  ])('are not stored if %s, and earlier ones are deleted', async (_, widgets) => {
    await opened(1);
    await opened(1, widgets);
    expect(await titles()).toEqual([]);
  });

  test('are listed in the order of opening, and the oldest are dropped first', async () => {
    for (let n = 0; n <= MOST_LESSONS; n += 1) {
      now += 1;
      await opened(n);
    }
    const found = await titles();
    expect(found).toHaveLength(MOST_LESSONS);
    expect([found[0], found.at(-1)]).toEqual([`Lesson ${MOST_LESSONS}`, 'Lesson 1']);
  });

  test('are dropped after a month without being opened', async () => {
    await opened(1);
    now += LONGEST;
    expect(await titles()).toEqual([]);
  });
});

describe('a refused lesson', () => {
  beforeEach(async () => {
    await signedIn(ROSA);
    await opened(1);
    await opened(2);
  });

  test.each([403, 404, 410])('with %i is dropped: a lesson alone, a course completely', async (status) => {
    await answered(`/api/learning/lessons/${idOf(1)}`, {}, { status });
    expect(await titles()).toEqual(['Lesson 2']);
    await answered(`/api/learning/courses/${COURSE}`, {}, { status });
    expect(await titles()).toEqual([]);
  });

  test.each([401, 429, 500, 503])('temporarily, with %i, is kept', async (status) => {
    await answered(`/api/learning/lessons/${idOf(1)}`, {}, { status });
    await answered(`/api/learning/courses/${COURSE}`, {}, { status });
    await answered('/api/auth/session', {}, { status });
    await answered('/api/auth/logout', {}, { status, method: 'POST' });
    expect(await titles()).toHaveLength(2);
  });

  test('is dropped when its course’s outline no longer has it open', async () => {
    await answered(`/api/learning/courses/${COURSE}`, aCourse(2));
    expect(await titles()).toEqual(['Lesson 2']);
  });

  test('is checked again from time to time, for every readable course', async () => {
    expect(await kept.toCheck(1000)).toEqual([]);
    now += 1000;
    expect(await kept.toCheck(1000)).toEqual([COURSE]);
    expect(await kept.toCheck(1000)).toEqual([]);
  });
});

describe('everything is deleted', () => {
  beforeEach(async () => {
    await signedIn(ROSA);
    await opened(1);
  });

  test('when its reader signs out, or was signed out elsewhere', async () => {
    expect(await answered('/api/auth/logout', {}, { status: 204, method: 'POST' })).toBe('signed-out');
    expect(await titles()).toEqual([]);
    await signedIn(ROSA);
    await opened(1);
    await signedIn(null);
    expect(await titles()).toEqual([]);
  });

  test('when someone else is here, but kept while it is the same person', async () => {
    await signedIn(ROSA);
    await answered('/api/auth/refresh', {}, { method: 'POST' });
    expect(await titles()).toEqual(['Lesson 1']);
    await signedIn(ANA);
    expect(await titles()).toEqual([]);
  });

  test('when someone signs in, whoever it is', async () => {
    await answered('/api/auth/login', {}, { method: 'POST' });
    expect(await titles()).toEqual([]);
  });
});
