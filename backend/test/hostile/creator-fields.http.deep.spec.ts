import type { Response, Test } from 'supertest';
import { STORABLE } from '../../src/kernel/text.js';
import { startTestApp, type TestApp } from '../app.js';
import { anAnswerableLesson, share } from '../builders/answers.js';
import { aProduct } from '../builders/catalog.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { anAsset } from '../builders/media.js';
import { aCreator, type Person } from '../builders/people.js';
import { HOSTILE_ADDRESSES, impostersOf } from './addresses.js';
import { asKept } from './as-kept.js';
import { HOSTILE_MARKUP } from './markup.js';

// Widgets have their own test (`modules/widgets/types/hostile-input.spec.ts`); this one covers all other fields of the
// coach.

let t: TestApp;
let coach: Person;
let course: BuiltCourse;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  course = await aCourse(t);
});
afterAll(() => t.close());

const HOSTILE_TEXTS = [...HOSTILE_MARKUP, ...HOSTILE_ADDRESSES.filter((address) => address.trim() !== '')];

const TEXTS_AT_MOST = 200;

/**
 * Returns all pieces in as few texts as the field's limit allows. Unstorable pieces get their own texts, so as not to
 * spoil others.
 */
function textsOf(limit: number): string[] {
  const texts = HOSTILE_TEXTS.filter((piece) => !STORABLE.test(piece));
  let text = '';
  for (const piece of HOSTILE_TEXTS.filter((candidate) => STORABLE.test(candidate))) {
    const longer = text === '' ? piece : `${text} ${piece}`;
    if (longer.length > limit) {
      if (text !== '') texts.push(text);
      text = piece;
    } else text = longer;
  }
  texts.push(text);
  // A short field fits one or two texts, so only some of them are tried there.
  const every = Math.ceil(texts.length / TEXTS_AT_MOST);
  return texts.filter((_, index) => index % every === 0);
}

/** True if accepted, or refused with a status in the contract. */
function wasTaken({ status, body }: Response): boolean {
  if (status < 300) return true;
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({
    statusCode: status,
    code: expect.any(String),
    message: expect.any(String),
    requestId: expect.any(String),
  });
  return false;
}

/** Sends every text and returns those that were accepted but not returned as stored. */
async function changed(
  limit: number,
  send: (text: string) => Test | Promise<Response>,
  read: (answer: Response) => Promise<unknown[]> | unknown[],
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  let taken = 0;
  const texts = textsOf(limit);
  for (const text of texts) {
    const answer = await send(text);
    if (!wasTaken(answer)) continue;
    taken += 1;
    const found = await read(answer);
    if (found.some((value) => value !== asKept(text))) wrong.push({ text, found });
  }
  const fitting = texts.filter((text) => STORABLE.test(text) && text.trim().length <= limit);
  expect(taken).toBe(fitting.length);
  return wrong;
}

describe('hostile texts come back as plain text, without direction marks', () => {
  const api = (path: string) => `/api/creator/${path}`;

  test('as titles and descriptions of every part of a course', async () => {
    const lesson = course.lessons[0]!;
    const targets: [path: string, fields: string[]][] = [
      [`sections/${course.sections[0]}`, ['title', 'subtitle']],
      [`modules/${course.modules[0]}`, ['title', 'subtitle']],
      [`lessons/${lesson.id}`, ['title', 'subtitle', 'description']],
      [`pages/${lesson.pageId}`, ['title']],
    ];
    const send = async (text: string) => {
      const answers = await Promise.all(
        targets.map(([path, fields]) =>
          coach.browser.patch(api(path)).send(Object.fromEntries(fields.map((field) => [field, text]))),
        ),
      );
      return answers.find(({ status }) => status >= 300) ?? answers[0]!;
    };
    const read = async () => {
      const [outline, pages] = await Promise.all([
        coach.browser.get(api(`courses/${course.id}/structure`)).expect(200),
        coach.browser.get(api(`lessons/${lesson.id}/pages`)).expect(200),
      ]);
      const { sections, modules, lessons } = outline.body;
      const section = sections[0];
      const module = modules[0];
      const own = lessons[0];
      const page = pages.body[0];
      return [
        section.title,
        section.subtitle,
        module.title,
        module.subtitle,
        own.title,
        own.subtitle,
        own.description,
        page.title,
      ];
    };
    expect(await changed(160, send, read)).toEqual([]);
  });

  test.each([
    ['title', 160],
    ['summary', 300],
    ['description', 10_000],
    ['duration', 60],
    ['thumbnailAlt', 300],
  ])('as the %s of a product', async (field, limit) => {
    const { id } = await aProduct(t);
    const send = (text: string) => coach.browser.patch(api(`products/${id}`)).send({ [field]: text });
    expect(await changed(limit, send, ({ body }) => [body[field]])).toEqual([]);
  });

  test('as the lines about what a product includes', async () => {
    const { id } = await aProduct(t);
    const send = (text: string) =>
      coach.browser.patch(api(`products/${id}`)).send({ whatsInside: [text.trim()] });
    expect(await changed(160, send, ({ body }) => body.whatsInside)).toEqual([]);
  });

  test('as the name of a lesson template', async () => {
    const send = (name: string) =>
      coach.browser.post(api('lesson-templates')).send({ name, lessonId: course.lessons[0]!.id });
    const read = async ({ body: { id } }: Response) => {
      const { body } = await coach.browser.get(api('lesson-templates')).expect(200);
      await coach.browser.delete(api(`lesson-templates/${id}`)).expect(204);
      return [body.items.find((template: { id: string }) => template.id === id).name];
    };
    expect(await changed(120, send, read)).toEqual([]);
  });

  test('as a reply to a journal', async () => {
    const id = await share(t, await anAnswerableLesson(t), 'I listened.');
    const send = (reply: string) => coach.browser.put(api(`shared-journals/${id}`)).send({ reply });
    expect(await changed(5_000, send, ({ body }) => [body.reply])).toEqual([]);
  });

  test('as the name of a file, which stays one name with its extension', async () => {
    const { id } = await anAsset(t);
    const names: string[] = [];
    for (const fileName of textsOf(160)) {
      const answer = await coach.browser.patch(api(`media/${id}`)).send({ fileName });
      if (wasTaken(answer)) names.push(answer.body.fileName);
    }
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^[^/\\\p{C}]+\.pdf$/u.test(name))).toEqual([]);
  });

  test('as a tag, a category or a topic they are refused', async () => {
    const { id } = await aProduct(t);
    for (const text of textsOf(10_000)) {
      for (const edit of [{ tags: [text] }, { category: text }, { price: text }]) {
        await coach.browser
          .patch(api(`products/${id}`))
          .send(edit)
          .expect(400);
      }
    }
  });
});

describe('hostile addresses', () => {
  const addresses = [...HOSTILE_ADDRESSES, ...impostersOf('sanctum.test')];

  test('are refused as a picture or file, and the previous ones stay', async () => {
    const product = await aProduct(t);
    const before = (await coach.browser.get(`/api/creator/products/${product.id}`).expect(200)).body;
    const calls = (url: string) => [
      coach.browser.patch(`/api/creator/products/${product.id}`).send({ thumbnailUrl: url }),
      coach.browser.patch(`/api/creator/products/${product.id}`).send({ files: [{ fileUrl: url }] }),
      coach.browser.patch(`/api/creator/modules/${course.modules[0]}`).send({ thumbnailUrl: url }),
      coach.browser.patch(`/api/creator/lessons/${course.lessons[0]!.id}`).send({ thumbnailUrl: url }),
    ];
    const taken: string[] = [];
    for (const url of addresses) {
      const answers = await Promise.all(calls(url));
      if (answers.some(wasTaken)) taken.push(url);
    }
    expect(taken).toEqual([]);
    expect((await coach.browser.get(`/api/creator/products/${product.id}`).expect(200)).body).toEqual(before);
  });
});
