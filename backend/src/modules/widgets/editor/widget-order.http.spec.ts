import { startTestApp, type TestApp } from '../../../../test/app.js';
import { lessonEditor } from '../../../../test/builders/lesson-editor.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { LessonContentsQueries } from '../index.js';
import { WidgetOrderService } from './widget-order.service.js';

let t: TestApp;
let coach: Person;
let editor: ReturnType<typeof lessonEditor>;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  editor = lessonEditor(t, coach);
});
afterAll(() => t.close());

describe('the order of widgets', () => {
  test('changes to the requested one', async () => {
    const { pageId, widgets } = await editor.aLesson('a', 'b', 'c');
    const [a, b, c] = widgets;
    await editor
      .reorder(pageId, [
        { id: a, order: 7 },
        { id: b!.toUpperCase(), order: 9 },
        { id: c, order: 0 },
      ])
      .expect(200);
    expect(await editor.idsOf(pageId)).toEqual([c, a, b]);
    expect((await editor.widgetsOf(pageId)).map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2]);
  });

  test('is refused when it does not name exactly the widgets of the page', async () => {
    const { pageId, widgets } = await editor.aLesson('a', 'b');
    const [a, b] = widgets;
    await editor.reorder(pageId, [{ id: a, order: 0 }]).expect(409);
    await editor
      .reorder(pageId, [
        { id: a, order: 0 },
        { id: newId(), order: 1 },
      ])
      .expect(409);
    await editor
      .reorder(pageId, [
        { id: a, order: 0 },
        { id: b, order: 0 },
      ])
      .expect(422);
    await editor
      .reorder(pageId, [
        { id: a, order: 0 },
        { id: a, order: 1 },
      ])
      .expect(422);
    expect(await editor.idsOf(pageId)).toEqual([a, b]);
  });

  test.each([
    [0, 2, [1, 2, 0]],
    [2, 0, [2, 0, 1]],
    [0, 1, [1, 0, 2]],
    [1, 99, [0, 2, 1]],
    [1, 1, [0, 1, 2]],
    [0, 3, [1, 2, 0]],
    [2, 3, [0, 1, 2]],
  ])('lets widget %d move to position %d', async (widget, order, expected) => {
    const { pageId, widgets } = await editor.aLesson('a', 'b', 'c');
    await editor.place(widgets[widget]!, { pageId, order }).expect(200);
    const after = await editor.widgetsOf(pageId);
    expect(after.map(({ id }) => widgets.indexOf(id))).toEqual(expected);
    expect(after.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2]);
  });

  test('can change across pages and lessons of the course, and no further', async () => {
    const { course, pageId, widgets } = await editor.aLesson('a', 'b', 'c');
    const other = course.lessons[1]!;
    const { body } = await editor.place(widgets[1]!, { pageId: other.pageId, order: 0 }).expect(200);
    expect(body).toMatchObject({ pageId: other.pageId, orderIndex: 0 });
    expect(await editor.idsOf(pageId)).toEqual([widgets[0], widgets[2]]);
    expect(await editor.idsOf(other.pageId)).toEqual([widgets[1]]);
    await editor.place(widgets[0]!, { pageId: (await editor.aLesson()).pageId, order: 0 }).expect(404);
    await editor.place(widgets[0]!, { pageId: newId(), order: 0 }).expect(404);
  });

  test('has no gaps or duplicates after fifty moves, additions and removals at once', async () => {
    const { course, pageId, widgets } = await editor.aLesson('a', 'b', 'c', 'd');
    const pages = [pageId, course.lessons[1]!.pageId];
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const id = widgets[n % 4]!;
        if (n % 7 === 0) return editor.add(pages[n % 2]!, { type: 'text', orderIndex: n % 5 }).expect(201);
        if (n === 25) return coach.browser.delete(`/api/creator/widgets/${widgets[3]}`);
        return editor.place(id, { pageId: pages[(n >> 1) % 2], order: n % 3 });
      }),
    );
    for (const page of pages) {
      const orders = (await editor.widgetsOf(page)).map(({ orderIndex }) => orderIndex);
      expect(orders).toEqual(orders.map((_, n) => n));
    }
    expect((await Promise.all(pages.map(editor.idsOf))).flat()).toHaveLength(3 + 8);
  });
});

describe('removing a widget from its page', () => {
  test('can be undone, and undone twice at once is undone once', async () => {
    const { id, pageId, widgets } = await editor.aLesson('a', 'b', 'c');
    await editor.remove(widgets[1]!).expect(200, { lessonVersion: 1 });
    await editor.remove(widgets[1]!).expect(200, { lessonVersion: 1 });
    expect(await editor.idsOf(pageId)).toEqual([widgets[0], widgets[2]]);
    const contents = t.app.get(LessonContentsQueries, { strict: false });
    const [page] = await contents.contentsOf(id, { framesOpen: true, edition: 'draft', language: 'en' });
    expect(page!.widgets).toHaveLength(2);
    const answers = await Promise.all([1, 2, 3].map(() => editor.restore(widgets[1]!).expect(200)));
    expect(answers[0]!.body).toMatchObject({ orderIndex: 1, settings: { content: '<p>b</p>' } });
    expect(await editor.idsOf(pageId)).toEqual(widgets);
  });

  test('needs its page to be restored first', async () => {
    const { pageId, widgets } = await editor.aLesson('a', 'b');
    await editor.remove(widgets[1]!).expect(200);
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    expect((await editor.restore(widgets[1]!).expect(409)).body.code).toBe('page_gone');
    await coach.browser.post(`/api/creator/outline/pages/${pageId}/restore`).expect(200);
    await editor.restore(widgets[1]!).expect(200);
    expect(await editor.idsOf(pageId)).toEqual(widgets);
  });

  test('becomes permanent after thirty days', async () => {
    const { widgets } = await editor.aLesson('a');
    await editor.remove(widgets[0]!).expect(200);
    await t.database.query('update widget_bin set removed_at = $2 where id = $1', [
      widgets[0],
      new Date(t.clock.now().getTime() - days(31)),
    ]);
    await t.app.get(WidgetOrderService, { strict: false }).emptyBin();
    await editor.restore(widgets[0]!).expect(404);
    await editor.remove(widgets[0]!).expect(404);
  });
});
