import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { EditorPageResponse, EditorWidgetResponse } from './editor.dto.js';
import { LessonContentsQueries } from '../index.js';
import { WidgetBinSweepJob } from './widget-bin-sweep.job.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const texts = (...contents: string[]) =>
  contents.map((content) => ({ type: 'text' as const, settings: { content: `<p>${content}</p>` } }));
const aLesson = async (...contents: string[]) => {
  const course = await aCourse(t, { sections: [[{ lessons: [{ widgets: texts(...contents) }, {}] }]] });
  return { course, ...course.lessons[0]! };
};
const add = (pageId: string, body: object) =>
  coach.browser.post(`/api/creator/pages/${pageId}/widgets`).send({ settings: {}, orderIndex: 0, ...body });
const edit = (id: string, settings: object) =>
  coach.browser.patch(`/api/creator/widgets/${id}`).send({ settings });
const place = (id: string, body: object) => coach.browser.put(`/api/creator/widgets/${id}/place`).send(body);
const reorder = (pageId: string, widgetOrders: object[]) =>
  coach.browser.post(`/api/creator/pages/${pageId}/widgets/reorder`).send({ widgetOrders });
const widgetsOf = async (pageId: string): Promise<EditorWidgetResponse[]> =>
  (await coach.browser.get(`/api/creator/pages/${pageId}/widgets`).expect(200))
    .body as EditorWidgetResponse[];
const idsOf = async (pageId: string) => (await widgetsOf(pageId)).map(({ id }) => id);

describe('widgets as the specification writes them', () => {
  test.each([
    [
      'question',
      { question: 'What did you hear?', answer: '' },
      'question',
      { kind: 'journal', question: 'What did you hear?' },
    ],
    [
      'opinion_scale',
      { question: 'How calm?', minLabel: 'Not', maxLabel: 'Very', min: 1, max: 5 },
      'opinionScale',
      { question: 'How calm?', minLabel: 'Not', maxLabel: 'Very', min: 1, max: 5 },
    ],
  ])('a %s with %j is taken and answered as %s', async (type, settings, answeredType, answered) => {
    const { pageId } = await aLesson();
    const { body } = await add(pageId, { type, settings }).expect(201);
    expect(body).toMatchObject({ type: answeredType });
    expect(body.settings).toEqual(answered);
    await edit(body.id, settings).expect(200);
    expect(await widgetsOf(pageId)).toMatchObject([{ type: answeredType, settings: answered }]);
  });

  test('a file is taken with filename and fileType, and answered with fileName', async () => {
    const { pageId } = await aLesson();
    const { id: mediaAssetId } = await anAsset(t);
    const settings = { mediaAssetId, filename: 'notes.pdf', fileType: 'file' };
    const { body } = await add(pageId, { type: 'file', settings }).expect(201);
    expect(body.settings).toMatchObject({ mediaAssetId, fileName: 'notes.pdf' });
    expect(Object.keys(body.settings)).not.toContain('filename');
  });
});

describe('the pages of a lesson', () => {
  const anEmptyLesson = async () => {
    const { course, id, pageId } = await aLesson();
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    return { course, id };
  };
  const addPage = (lessonId: string, body: object) =>
    coach.browser.post(`/api/creator/lessons/${lessonId}/pages`).send(body);
  const first = { order: 0, title: 'Page 1' };

  test('are listed in their order, with how much lies on them', async () => {
    const { id, pageId } = await aLesson('a', 'b');
    await addPage(id, { lessonId: id, order: 1, title: 'Page 2' }).expect(201);
    const { body } = await coach.browser.get(`/api/creator/lessons/${id}/pages`).expect(200);
    expect(body).toEqual([
      { id: pageId, lessonId: id, order: 0, title: 'Page 1', widgetCount: 2, lessonVersion: 0 },
      expect.objectContaining({ order: 1, title: 'Page 2', widgetCount: 0 }),
    ]);
  });

  test('where one stands already, adding gives that one', async () => {
    const { id, pageId } = await aLesson();
    const { body } = await addPage(id, { order: 0, title: 'Another' }).expect(200);
    expect(body).toMatchObject({ id: pageId, title: 'Page 1' });
  });

  test('Page 1 is made once by two tabs, twenty times at once', async () => {
    const { id } = await anEmptyLesson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addPage(id, first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => (body as EditorPageResponse).id)).size).toBe(1);
  });

  test('of no lesson are a 404, and of another lesson than the address says a 422', async () => {
    await addPage(newId(), first).expect(404);
    await coach.browser.get(`/api/creator/lessons/${newId()}/pages`).expect(404);
    await addPage((await aLesson()).id, { lessonId: newId(), ...first }).expect(422);
  });
});

describe('putting a widget on a page', () => {
  test('at an index moves the later ones down', async () => {
    const { pageId, widgets } = await aLesson('a', 'b');
    const { body } = await add(pageId, { pageId, type: 'text', orderIndex: 1 }).expect(201);
    expect(body).toMatchObject({ pageId, type: 'text', settings: {}, orderIndex: 1, lessonVersion: 1 });
    expect(await idsOf(pageId)).toEqual([widgets[0], body.id, widgets[1]]);
  });

  test('beyond the end puts it at the end', async () => {
    const { pageId, widgets } = await aLesson('a');
    const { body } = await add(pageId, { type: 'stopwatch', orderIndex: 900 }).expect(201);
    expect(body.orderIndex).toBe(1);
    expect(await idsOf(pageId)).toEqual([...widgets, body.id]);
  });

  test('twenty times at once with one id puts it there once, with twenty ids twenty times', async () => {
    const { pageId } = await aLesson();
    const id = newId();
    await Promise.all(Array.from({ length: 20 }, () => add(pageId, { id, type: 'text' }).expect(201)));
    expect(await idsOf(pageId)).toEqual([id]);
    await Promise.all(Array.from({ length: 20 }, () => add(pageId, { type: 'text' }).expect(201)));
    expect((await widgetsOf(pageId)).map(({ orderIndex }) => orderIndex)).toEqual(
      Array.from({ length: 21 }, (_, n) => n),
    );
  });

  test('with settings keeps what the registry knows', async () => {
    const { pageId } = await aLesson();
    await add(pageId, { type: 'text', settings: { content: '<p>Hi<script>x</script></p>' } }).expect(201);
    expect((await widgetsOf(pageId))[0]!.settings).toEqual({ content: '<p>Hi</p>' });
  });

  test('not filled yet shows it to the coach alone', async () => {
    const { id, pageId } = await aLesson('a');
    for (const type of ['video', 'question', 'text']) await add(pageId, { type }).expect(201);
    const contents = t.app.get(LessonContentsQueries, { strict: false });
    expect((await contents.contentsOf(id))[0]!.widgets).toHaveLength(1);
    expect(await contents.widgetsOf(id, ['question'])).toEqual([]);
    const [video] = await idsOf(pageId);
    expect(await contents.widget(video!)).toBeUndefined();
    expect(await contents.video(video!)).toBeUndefined();
    expect(await widgetsOf(pageId)).toHaveLength(4);
  });

  test.each([
    [{ type: 'poem' }, 400],
    [{ type: 'text', settings: [] }, 400],
    [{ type: 'text', orderIndex: -1 }, 400],
    [{ type: 'text', settings: { html: 'x' } }, 422],
    [{ type: 'text', pageId: newId() }, 422],
    [{ type: 'text', settings: { content: 'a\u0000b' } }, 422],
  ])('as %j is refused with %d', async (body, status) => {
    await add((await aLesson()).pageId, body).expect(status);
  });

  test('under an id that is taken or was removed is refused', async () => {
    const [one, two] = [await aLesson('a'), await aLesson()];
    const id = one.widgets[0]!;
    expect((await add(two.pageId, { id, type: 'text' }).expect(409)).body.code).toBe('id_taken');
    await coach.browser.delete(`/api/creator/widgets/${id}`).expect(200);
    expect((await add(one.pageId, { id, type: 'text' }).expect(409)).body.code).toBe('widget_removed');
    await add(newId(), { type: 'text' }).expect(404);
  });
});

describe('the settings of a widget', () => {
  const aWidget = async (type: string) => {
    const { pageId } = await aLesson();
    return { pageId, id: (await add(pageId, { type })).body.id as string };
  };

  test('come with the address and the name of the file, and go back as they came', async () => {
    const asset = await anAsset(t, { kind: 'image', fileName: 'oak.webp', mimeType: 'image/webp' });
    const { id, pageId } = await aWidget('image');
    const { body } = await edit(id, { mediaAssetId: asset.id, fileName: 'x', caption: 'An oak' }).expect(200);
    expect(body).toMatchObject({
      settings: {
        mediaAssetId: asset.id,
        mediaUrl: expect.stringContaining('X-Amz-Signature='),
        fileName: 'oak.webp',
        mimeType: 'image/webp',
        alt: '',
        caption: 'An oak',
      },
      lessonVersion: 2,
    });
    const again = await edit(id, (await widgetsOf(pageId))[0]!.settings).expect(200);
    expect(again.body.lessonVersion).toBe(2);
  });

  test('of a film or a file take the name of the file where no title is given', async () => {
    const film = await anAsset(t, { kind: 'video', fileName: 'hallway.walk.mp4', mimeType: 'video/mp4' });
    const [video, file] = [await aWidget('video'), await aWidget('file')];
    const shown = await edit(video.id, { mediaAssetId: film.id }).expect(200);
    expect(shown.body.settings).toMatchObject({ title: 'hallway.walk', fileName: 'hallway.walk.mp4' });
    const kept = await edit(file.id, { mediaAssetId: (await anAsset(t)).id }).expect(200);
    expect(kept.body.settings).toMatchObject({ fileName: 'workbook.pdf' });
  });

  test('of a button may name its label `text`', async () => {
    const { id } = await aWidget('button');
    const { body } = await edit(id, { text: 'See more', url: 'https://example.org/' }).expect(200);
    expect(body.settings).toMatchObject({ text: 'See more', label: 'See more' });
    expect((await edit(id, { ...body.settings, label: 'Other' }).expect(200)).body.settings.text).toBe(
      'Other',
    );
  });

  test.each<[string, 'file' | 'captions']>([
    ['image', 'file'],
    ['video', 'file'],
    ['file', 'captions'],
  ])('of a widget of type %s refuse a %s', async (type, kind) => {
    const asset = await anAsset(t, { kind });
    const { body } = await edit((await aWidget(type)).id, { mediaAssetId: asset.id }).expect(422);
    expect(body.code).toBe('no_such_media');
    expect(body.fields).toHaveProperty('mediaAssetId');
  });

  test.each(['file', 'image', 'video', 'audio'] as const)(
    'of a download take a file of kind %s',
    async (kind) => {
      const asset = await anAsset(t, { kind, fileName: `keepsake of ${kind}` });
      const { body } = await edit((await aWidget('file')).id, { mediaAssetId: asset.id }).expect(200);
      expect(body.settings).toMatchObject({ mediaAssetId: asset.id, fileName: asset.fileName });
    },
  );

  test('of a film show its own captions in the editor, too', async () => {
    const words = await anAsset(t, { kind: 'captions', mimeType: 'text/vtt' });
    const film = await anAsset(t, { kind: 'video', mimeType: 'video/mp4' });
    await coach.browser
      .patch(`/api/creator/media/${film.id}`)
      .send({ captionsAssetId: words.id })
      .expect(200);
    const { body } = await edit((await aWidget('video')).id, { mediaAssetId: film.id }).expect(200);
    expect(body.settings).toMatchObject({
      captionsAssetId: null,
      captionsUrl: expect.stringContaining(words.objectKey),
    });
  });

  test('of a file that is not there are refused', async () => {
    const { body } = await edit((await aWidget('audio')).id, { mediaAssetId: newId(), title: 'x' }).expect(
      422,
    );
    expect(body.code).toBe('no_such_media');
  });

  test('that are wrong are refused field by field, and what was there stays', async () => {
    const { pageId, widgets } = await aLesson('a');
    const { body } = await edit(widgets[0]!, { content: 7 }).expect(422);
    expect(body).toMatchObject({ code: 'bad_widget', fields: { content: expect.any(String) } });
    expect((await widgetsOf(pageId))[0]!.settings).toEqual({ content: '<p>a</p>' });
  });

  test('may be a long text', async () => {
    const content = `<p>${'ü'.repeat(90_000)}</p>`;
    expect((await edit((await aWidget('text')).id, { content }).expect(200)).body.settings).toEqual({
      content,
    });
    await edit((await aWidget('text')).id, { content: 'ü'.repeat(150_000) }).expect(413);
  });

  test('can be emptied', async () => {
    const { pageId, widgets } = await aLesson('a');
    await edit(widgets[0]!, {}).expect(200);
    expect((await widgetsOf(pageId))[0]!.settings).toEqual({});
  });

  test('of what is not there are a 404', async () => {
    await edit(newId(), {}).expect(404);
  });
});

describe('the order of widgets', () => {
  test('becomes what is asked for', async () => {
    const { pageId, widgets } = await aLesson('a', 'b', 'c');
    const [a, b, c] = widgets;
    await reorder(pageId, [
      { id: a, order: 7 },
      { id: b!.toUpperCase(), order: 9 },
      { id: c, order: 0 },
    ]).expect(200);
    expect(await idsOf(pageId)).toEqual([c, a, b]);
    expect((await widgetsOf(pageId)).map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2]);
  });

  test('is refused when it does not name exactly the widgets of the page', async () => {
    const { pageId, widgets } = await aLesson('a', 'b');
    const [a, b] = widgets;
    await reorder(pageId, [{ id: a, order: 0 }]).expect(409);
    await reorder(pageId, [
      { id: a, order: 0 },
      { id: newId(), order: 1 },
    ]).expect(409);
    await reorder(pageId, [
      { id: a, order: 0 },
      { id: b, order: 0 },
    ]).expect(422);
    await reorder(pageId, [
      { id: a, order: 0 },
      { id: a, order: 1 },
    ]).expect(422);
    expect(await idsOf(pageId)).toEqual([a, b]);
  });

  test.each([
    [0, 2, [1, 2, 0]],
    [2, 0, [2, 0, 1]],
    [0, 1, [1, 0, 2]],
    [1, 99, [0, 2, 1]],
    [1, 1, [0, 1, 2]],
    [0, 3, [1, 2, 0]],
    [2, 3, [0, 1, 2]],
  ])('lets widget %d go to place %d', async (widget, order, expected) => {
    const { pageId, widgets } = await aLesson('a', 'b', 'c');
    await place(widgets[widget]!, { pageId, order }).expect(200);
    const after = await widgetsOf(pageId);
    expect(after.map(({ id }) => widgets.indexOf(id))).toEqual(expected);
    expect(after.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2]);
  });

  test('goes across pages and lessons of the course, and no further', async () => {
    const { course, pageId, widgets } = await aLesson('a', 'b', 'c');
    const other = course.lessons[1]!;
    const { body } = await place(widgets[1]!, { pageId: other.pageId, order: 0 }).expect(200);
    expect(body).toMatchObject({ pageId: other.pageId, orderIndex: 0 });
    expect(await idsOf(pageId)).toEqual([widgets[0], widgets[2]]);
    expect(await idsOf(other.pageId)).toEqual([widgets[1]]);
    await place(widgets[0]!, { pageId: (await aLesson()).pageId, order: 0 }).expect(404);
    await place(widgets[0]!, { pageId: newId(), order: 0 }).expect(404);
  });

  test('is without gaps and doubles after fifty moves, additions and removals at once', async () => {
    const { course, pageId, widgets } = await aLesson('a', 'b', 'c', 'd');
    const pages = [pageId, course.lessons[1]!.pageId];
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const id = widgets[n % 4]!;
        if (n % 7 === 0) return add(pages[n % 2]!, { type: 'text', orderIndex: n % 5 }).expect(201);
        if (n === 25) return coach.browser.delete(`/api/creator/widgets/${widgets[3]}`);
        return place(id, { pageId: pages[(n >> 1) % 2], order: n % 3 });
      }),
    );
    for (const page of pages) {
      const orders = (await widgetsOf(page)).map(({ orderIndex }) => orderIndex);
      expect(orders).toEqual(orders.map((_, n) => n));
    }
    expect((await Promise.all(pages.map(idsOf))).flat()).toHaveLength(3 + 8);
  });
});

describe('taking a widget off its page', () => {
  const remove = (id: string) => coach.browser.delete(`/api/creator/widgets/${id}`);
  const restore = (id: string) => coach.browser.put(`/api/creator/widgets/${id}/restored`);

  test('can be undone, and undone twice at once is undone once', async () => {
    const { id, pageId, widgets } = await aLesson('a', 'b', 'c');
    await remove(widgets[1]!).expect(200, { lessonVersion: 1 });
    await remove(widgets[1]!).expect(200, { lessonVersion: 1 });
    expect(await idsOf(pageId)).toEqual([widgets[0], widgets[2]]);
    expect(
      (await t.app.get(LessonContentsQueries, { strict: false }).contentsOf(id))[0]!.widgets,
    ).toHaveLength(2);
    const answers = await Promise.all([1, 2, 3].map(() => restore(widgets[1]!).expect(200)));
    expect(answers[0]!.body).toMatchObject({ orderIndex: 1, settings: { content: '<p>b</p>' } });
    expect(await idsOf(pageId)).toEqual(widgets);
  });

  test('waits for its page to come back first', async () => {
    const { pageId, widgets } = await aLesson('a', 'b');
    await remove(widgets[1]!).expect(200);
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    expect((await restore(widgets[1]!).expect(409)).body.code).toBe('page_gone');
    await coach.browser.put(`/api/creator/outline/pages/${pageId}/restored`).expect(200);
    await restore(widgets[1]!).expect(200);
    expect(await idsOf(pageId)).toEqual(widgets);
  });

  test('is for good after thirty days', async () => {
    const { widgets } = await aLesson('a');
    await remove(widgets[0]!).expect(200);
    await t.database.query('update widget_bin set removed_at = $2 where id = $1', [
      widgets[0],
      new Date(t.clock.now().getTime() - days(31)),
    ]);
    await t.app.get(WidgetBinSweepJob, { strict: false }).run();
    await restore(widgets[0]!).expect(404);
    await remove(widgets[0]!).expect(404);
  });
});
