import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourse, type BuiltCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { lessonEditor } from '../../../test/builders/lesson-editor.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';

const QUESTION = {
  kind: 'multiple_choice' as const,
  question: 'What helps first?',
  options: [
    { id: 'a', text: 'Listen' },
    { id: 'b', text: 'Explain' },
  ],
  correctOptionId: 'a',
  feedback: { correct: 'Yes.', incorrect: 'Try again.' },
};

let t: TestApp;
let coach: Person;
let rosa: Person;
let course: BuiltCourse;
let editor: ReturnType<typeof lessonEditor>;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t);
  editor = lessonEditor(t, coach);
  course = await aCourse(t, {
    title: 'Roots',
    sections: [
      [
        {
          title: 'Earth',
          lessons: [
            {
              title: 'Listening',
              isFreePreview: true,
              widgets: [
                { type: 'text', settings: { content: '<p>Hello</p>' } },
                { type: 'question', settings: QUESTION },
              ],
            },
            { title: 'Resting' },
          ],
        },
      ],
    ],
  });
  await enroll(t, rosa.id, [course.id]);
  const { lessons, modules, sections } = course;
  const translate = (path: string, es: object) =>
    coach.browser.patch(`/api/creator/${path}`).send({ translations: { es } }).expect(200);
  await translate(`sections/${sections[0]}`, { title: 'Primera parte' });
  await translate(`modules/${modules[0]}`, { title: 'Tierra', subtitle: '' });
  const lesson = await translate(`lessons/${lessons[0]!.id}`, { title: 'Escuchar', description: '' });
  expect(lesson.body.translations).toEqual({ es: { title: 'Escuchar' } });
});
afterAll(() => t.close());

const get = async (path: string, language = 'es', { browser }: { browser: Person['browser'] } = rosa) =>
  (await browser.get(`/api/${path}`).set('accept-language', language).expect(200)).body;
const lessonPath = () => `learning/lessons/${course.lessons[0]!.id}`;

test('a learner reads the outline in Spanish, and learns which texts are English', async () => {
  const outline = await get(`learning/courses/${course.id}`);
  expect(outline).toMatchObject({
    title: 'Roots',
    untranslated: ['title', 'description'],
    sections: [
      {
        title: 'Primera parte',
        untranslated: [],
        modules: [
          {
            title: 'Tierra',
            untranslated: [],
            lessons: [
              { title: 'Escuchar', untranslated: ['description'] },
              { title: 'Resting', untranslated: ['title', 'description'] },
            ],
          },
        ],
      },
    ],
  });
  const english = await get(`learning/courses/${course.id}`, 'en');
  expect(english).toMatchObject({
    untranslated: [],
    sections: [{ title: 'Part 1', modules: [{ title: 'Earth', lessons: [{ title: 'Listening' }, {}] }] }],
  });
});

test('a visitor, the dashboard and the search show the titles in Spanish', async () => {
  const product = await get(`products/${course.id}`, 'es', { browser: t.browser() });
  expect(product.outline[0]).toMatchObject({
    title: 'Primera parte',
    modules: [{ title: 'Tierra', lessons: [{ title: 'Escuchar', untranslated: [] }, {}] }],
  });
  const dashboard = await get('me/overview');
  expect(dashboard.continueLearning[0].lessonTitle).toBe('Escuchar');
  const found = await get('community/search?q=escuch');
  expect(found.results).toMatchObject([{ type: 'lesson', title: 'Escuchar', subtitle: 'Tierra' }]);
  await rosa.browser.post(`/api/${lessonPath()}/complete`).expect(200);
  const activity = await get('me/activity');
  expect(activity.items[0]).toMatchObject({ kind: 'lesson_completed', title: 'Escuchar' });
});

test('a translated widget goes live with its lesson, and discarding takes it back', async () => {
  const [textId, questionId] = course.lessons[0]!.widgets;
  const content = '<p>Hola</p><script>alert(1)</script>';
  await editor
    .edit(textId!, { content: '<p>Hello</p>', translations: { es: { content } } })
    .expect(200, /<p>Hola<\/p>"/);
  const es = { question: '¿Qué ayuda primero?', options: { a: 'Escuchar' }, correct: 'Sí.' };
  await editor.edit(questionId!, { ...QUESTION, translations: { es } }).expect(200);
  const widgets = async (language?: string) => (await get(lessonPath(), language)).pages[0].widgets;
  expect((await widgets())[0]).toMatchObject({
    settings: { content: '<p>Hello</p>' },
    untranslated: ['content'],
  });

  await editor.publish(course.id);
  expect(await widgets()).toMatchObject([
    { settings: { content: '<p>Hola</p>' }, untranslated: [] },
    { settings: { question: '¿Qué ayuda primero?', options: QUESTION.options }, untranslated: ['options'] },
  ]);
  expect(await widgets('en')).toMatchObject([
    { settings: { content: '<p>Hello</p>' }, untranslated: [] },
    { settings: { question: 'What helps first?' }, untranslated: [] },
  ]);

  const withAll = { ...es, options: { a: 'Escuchar', b: 'Explicar' } };
  await editor.edit(questionId!, { ...QUESTION, translations: { es: withAll } }).expect(200);
  expect(await editor.draftsOf(course.id)).toMatchObject([{ changed: 1 }]);
  await editor.publish(course.id);
  expect((await widgets())[1].settings.options[1]).toEqual({ id: 'b', text: 'Explicar' });
  await editor.edit(textId!, { content: '<p>Hello</p>' }).expect(200);
  await coach.browser.post(`/api/creator/lessons/${course.lessons[0]!.id}/discard-changes`).expect(200);
  expect((await editor.widgetsOf(course.lessons[0]!.pageId))[0]?.settings).toMatchObject({
    translations: { es: { content: '<p>Hola</p>' } },
  });
});

test('the title of a page is translated with its lesson, and kept in the history and in copies', async () => {
  const { id: lessonId, pageId } = course.lessons[0]!;
  const page = `/api/creator/pages/${pageId}`;
  const title = async () => {
    const { pages } = await get(lessonPath());
    return [pages[0].title, pages[0].untranslated];
  };
  const { body } = await coach.browser
    .patch(page)
    .send({ translations: { es: { title: 'El primer minuto' } } })
    .expect(200);
  expect(body).toMatchObject({ title: 'Page 1', translations: { es: { title: 'El primer minuto' } } });
  expect(await title()).toEqual(['Page 1', ['title']]);
  expect(await editor.draftsOf(course.id)).toMatchObject([{ lessonId, isRearranged: true }]);
  await editor.publish(course.id);
  expect(await title()).toEqual(['El primer minuto', []]);
  expect((await get(lessonPath(), 'en')).pages[0]).toMatchObject({ title: 'Page 1', untranslated: [] });

  const pagesOf = async (id: string) => get(`creator/lessons/${id}/pages`, 'en', coach);
  const translated = [{ translations: { es: { title: 'El primer minuto' } } }];
  const copy = await coach.browser.post(`/api/creator/lessons/${lessonId}/duplicate`).expect(201);
  expect(await pagesOf(copy.body.id)).toMatchObject(translated);
  await coach.browser.patch(page).send({ title: 'First', translations: {} }).expect(200);
  expect(await pagesOf(lessonId)).toMatchObject([{ title: 'First', translations: {} }]);
  await coach.browser.post(`/api/creator/lessons/${lessonId}/discard-changes`).expect(200);
  expect(await pagesOf(lessonId)).toMatchObject([{ title: 'Page 1', ...translated[0] }]);
});

test('an answer counts in both languages, with the feedback of each', async () => {
  const [, id] = course.lessons[0]!.widgets;
  const chosen = await rosa.browser
    .put(`/api/me/widgets/${id}/choice`)
    .set('accept-language', 'es')
    .send({ optionId: 'a' })
    .expect(200);
  expect(chosen.body).toMatchObject({ isCorrect: true, feedback: 'Sí.' });
  const answers = await get(`${lessonPath()}/answers`, 'en');
  expect(answers.choices).toMatchObject([{ optionId: 'a', isCorrect: true, feedback: 'Yes.' }]);
});

test('a copy of a lesson keeps its translations', async () => {
  const { body } = await coach.browser
    .post(`/api/creator/lessons/${course.lessons[0]!.id}/duplicate`)
    .expect(201);
  const outline = await get(`creator/courses/${course.id}/structure`, 'en', coach);
  const copy = outline.lessons.find(({ id }: { id: string }) => id === body.id);
  expect(copy.translations).toEqual({ es: { title: 'Escuchar' } });
});

test('a reader of Spanish costs no more statements than a reader of English', async () => {
  const english = await statementsOf(t, () => get(lessonPath(), 'en'));
  const spanish = await statementsOf(t, () => get(lessonPath(), 'es'));
  expect(spanish).toHaveLength(english.length);
});
