import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { withOtherStatements } from '../../../../test/other-statements.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { OutlineCopiesService } from '../../courses/index.js';
import { BUILT_IN_TEMPLATES } from './built-in-templates.js';
import type { WholeList } from '../../../platform/http/list-response.js';
import type { EditorPageResponse, EditorWidgetResponse } from '../editor/editor.dto.js';
import { CourseCopyService } from '../index.js';
import { isUnfilled, readSettings } from '../types/settings.js';
import type { LessonTemplateResponse } from './lesson-copies.dto.js';
import { LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { LessonTemplatesService, TEMPLATES_AT_MOST } from './lesson-templates.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';

interface Outline {
  sections: { title: string }[];
  modules: { id: string; title: string; lock: object | null }[];
  lessons: { id: string; title: string; pageCount: number }[];
}

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const get = async <Body>(path: string) =>
  (await coach.browser.get(`/api/creator/${path}`).expect(200)).body as Body;
const post = (path: string, body: object = {}) => coach.browser.post(`/api/creator/${path}`).send(body);
const outlineOf = (id: string) => get<Outline>(`courses/${id}/structure`);
const contentsOf = async (lesson: string) => {
  const pages = await get<EditorPageResponse[]>(`lessons/${lesson}/pages`);
  return Promise.all(
    pages.map(async ({ id, title }) => {
      const widgets = await get<EditorWidgetResponse[]>(`pages/${id}/widgets`);
      return {
        title,
        widgets: widgets.map(({ type, settings }) => [
          type,
          'content' in settings ? settings.content : 'title' in settings ? settings.title : undefined,
        ]),
      };
    }),
  );
};
const text = { type: 'text' as const, settings: { content: '<p>Hello</p>' } };
const aSmallCourse = () =>
  aCourse(t, {
    sections: [
      [
        {
          title: 'Listening',
          lock: { kind: 'days_after_enrollment', days: 3 },
          lessons: [{ title: 'A', videos: 1, isFreePreview: true, widgets: [text] }, { title: 'B' }],
        },
        { title: 'Speaking', lessons: [{ title: 'C', widgets: [text] }] },
      ],
    ],
  });

describe('a copy', () => {
  test('of a lesson follows it directly, with the same content under new ids', async () => {
    const course = await aSmallCourse();
    const [original] = course.lessons;
    await coach.browser
      .patch(`/api/creator/lessons/${original!.id}`)
      .send({ completionRule: 'by_hand', description: 'Words.' })
      .expect(200);
    const { body } = await post(`lessons/${original!.id}/duplicate`).expect(201);
    const { lessons } = await outlineOf(course.id);
    expect(lessons.map(({ title }) => title)).toEqual(['A', 'Copy of A', 'B', 'C']);
    expect(lessons[1]).toMatchObject({
      id: body.id,
      isFreePreview: true,
      completionRule: 'by_hand',
      description: 'Words.',
    });
    expect(await contentsOf(body.id)).toEqual(await contentsOf(original!.id));
    const videos = await t.database.query<{ id: string }>(
      `select w.id from widgets w join builder_pages p on p.id = w.page_id where p.course_id = $1 and w.type = 'video'`,
      [course.id],
    );
    expect(new Set(videos.map(({ id }) => id)).size).toBe(2);
  });

  test('of a module includes its lessons and its lock', async () => {
    const course = await aSmallCourse();
    const { body } = await post(`modules/${course.modules[0]}/duplicate`).expect(201);
    const { modules, lessons } = await outlineOf(course.id);
    expect(modules.map(({ title }) => title)).toEqual(['Listening', 'Copy of Listening', 'Speaking']);
    expect(modules[1]).toMatchObject({ id: body.id, lock: { kind: 'days_after_enrollment', days: 3 } });
    expect(lessons.map(({ title }) => title)).toEqual(['A', 'B', 'A', 'B', 'C']);
    expect(await contentsOf(lessons[2]!.id)).toEqual(await contentsOf(lessons[0]!.id));
  });

  test('of a course fills an empty one, and no other', async () => {
    const course = await aSmallCourse();
    const { id } = await aProduct(t, { type: 'course', title: 'Copy of it', status: 'draft' });
    const copies = t.app.get(CourseCopyService, { strict: false });
    const copy = () => t.database.transaction((tx) => copies.copy(tx, course.id, id));
    await copy();
    const from = await outlineOf(course.id);
    const to = await outlineOf(id);
    const shape = ({ sections, modules, lessons }: Outline) => [
      sections.map(({ title }) => title),
      modules.map(({ title, lock }) => [title, lock]),
      lessons.map(({ title, pageCount }) => [title, pageCount]),
    ];
    expect(shape(to)).toEqual(shape(from));
    for (const [n, lesson] of from.lessons.entries()) {
      expect(await contentsOf(to.lessons[n]!.id)).toEqual(await contentsOf(lesson.id));
    }
    await expect(copy()).rejects.toMatchObject({ code: 'course_not_empty' });
  });

  test('has a title that fits, and ten at once each find a position', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{ title: 'x'.repeat(160) }] }]] });
    await Promise.all(
      Array.from({ length: 10 }, () => post(`lessons/${course.lessons[0]!.id}/duplicate`).expect(201)),
    );
    const { lessons } = await outlineOf(course.id);
    expect(lessons).toHaveLength(11);
    expect(lessons[1]!.title).toBe(`Copy of ${'x'.repeat(152)}`);
  });

  test('of a missing part is a 404', async () => {
    await post(`lessons/${newId()}/duplicate`).expect(404);
    await post(`modules/${newId()}/duplicate`).expect(404);
  });
});

/** Returns how many of three simultaneous saves succeed when one slot is left. */
async function savedAtOnce(templates: LessonTemplatesService): Promise<number> {
  const course = await aSmallCourse();
  await t.database.query('delete from lesson_templates');
  await t.database.query(
    `insert into lesson_templates (id, name, content, created_at)
     select gen_random_uuid(), 'Template ' || n, '{"pages":[]}', now() from generate_series(2, ${TEMPLATES_AT_MOST}) n`,
  );
  const lessons = [course.lessons[0]!, course.lessons[1]!, course.lessons[2]!];
  const saves = lessons.map(({ id }, n) => templates.save({ name: `At once ${n}`, lessonId: id }, newId()));
  const ends = await Promise.allSettled(saves);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

/** A database without locks, in which three transactions end only when all of them have written. */
class Crowded extends Database {
  private writers = 0;
  private letGo: () => void = () => undefined;
  private readonly allHaveWritten = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });

  override transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) =>
      work(
        withOtherStatements(tx, async (sql, ask) => {
          // saving a template also locks the course of its lesson
          const answer = await ask(
            sql.replace(/^lock table.*/s, 'select').replace(/for update( of \w+)?/, ''),
          );
          if (!sql.startsWith('insert into lesson_templates')) return answer;
          this.writers += 1;
          if (this.writers === 3) this.letGo();
          await this.allHaveWritten;
          return answer;
        }),
      ),
    );
  }
}

describe('the last free slot for a template', () => {
  test('goes to one of three simultaneous requests, and the others are refused', async () => {
    expect(await savedAtOnce(t.app.get(LessonTemplatesService, { strict: false }))).toBe(1);
    const course = await aSmallCourse();
    const { body } = await post('lesson-templates', { name: 'More', lessonId: course.lessons[0]!.id }).expect(
      409,
    );
    expect(body).toMatchObject({ code: 'full', message: expect.stringContaining('Delete one') });
  });

  test('would go to all of them if they did not wait for each other', async () => {
    const part = <Part>(type: abstract new (...parts: never[]) => Part): Part =>
      t.app.get(type, { strict: false });
    const twin = new LessonTemplatesService(
      new Crowded(t.app.get(DataSource)),
      t.clock,
      part(LessonRevisionsService),
      part(OutlineCopiesService),
      part(WidgetPlacesService),
    );
    expect(await savedAtOnce(twin)).toBe(3);
    await t.database.query('delete from lesson_templates');
  });
});

describe('lesson templates', () => {
  test.each(BUILT_IN_TEMPLATES)('$name is filled with valid settings', ({ pages }) => {
    for (const { type, settings } of pages.flatMap(({ widgets }) => widgets)) {
      expect(isUnfilled(settings) || readSettings(type, settings)).toEqual(isUnfilled(settings) || settings);
    }
  });

  test('create a lesson anywhere in a module', async () => {
    const course = await aSmallCourse();
    const [video, , , , read] = BUILT_IN_TEMPLATES;
    const into = `modules/${course.modules[0]}/add-lesson-from-template`;
    await post(into, { templateId: video!.id, after: null }).expect(201);
    const { body } = await post(into, {
      templateId: read!.id,
      title: 'Mine',
      after: course.lessons[0]!.id,
    }).expect(201);
    const { lessons } = await outlineOf(course.id);
    expect(lessons.map(({ title }) => title)).toEqual(['Video and reflection', 'A', 'Mine', 'B', 'C']);
    expect((await contentsOf(body.id)).map(({ title }) => title)).toEqual(['Read', 'Check']);
  });

  test('of the coach store a lesson as it is now, are listed after built-in ones and can be deleted', async () => {
    const course = await aSmallCourse();
    const lesson = course.lessons[0]!;
    const template = { name: `Mine ${newId()}`, lessonId: lesson.id };
    const { body } = await post('lesson-templates', template).expect(201);
    await post('lesson-templates', template).expect(409);
    const before = await contentsOf(lesson.id);
    await coach.browser.delete(`/api/creator/widgets/${lesson.widgets[0]}`).expect(200);

    const { items: list } = await get<WholeList<LessonTemplateResponse>>('lesson-templates');
    expect(list.slice(0, BUILT_IN_TEMPLATES.length).every(({ isBuiltIn }) => isBuiltIn)).toBe(true);
    expect(list.find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      name: template.name,
      isBuiltIn: false,
      pageCount: 1,
      widgetTypes: ['video', 'text'],
    });
    const made = await post(`modules/${course.modules[1]}/add-lesson-from-template`, {
      templateId: body.id,
    }).expect(201);
    expect(await contentsOf(made.body.id)).toEqual(before);
    await coach.browser.delete(`/api/creator/lesson-templates/${body.id}`).expect(204);
    await coach.browser.delete(`/api/creator/lesson-templates/${body.id}`).expect(404);
    await coach.browser.delete(`/api/creator/lesson-templates/${BUILT_IN_TEMPLATES[0]!.id}`).expect(409);
  });

  test('of or for missing lessons are a 404', async () => {
    await post('lesson-templates', { name: 'x', lessonId: newId() }).expect(404);
    const [template] = BUILT_IN_TEMPLATES;
    await post(`modules/${newId()}/add-lesson-from-template`, { templateId: template!.id }).expect(404);
    const course = await aSmallCourse();
    await post(`modules/${course.modules[0]}/add-lesson-from-template`, { templateId: newId() }).expect(404);
  });
});
