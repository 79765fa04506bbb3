import { startTestApp, type TestApp } from '../../../../test/app.js';
import { lessonEditor } from '../../../../test/builders/lesson-editor.js';
import { anAsset, captionsFor } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { newId } from '../../../kernel/ids.js';
import { LessonContentsQueries } from '../index.js';
import type { EditorPageResponse } from './editor.dto.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let editor: ReturnType<typeof lessonEditor>;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  editor = lessonEditor(t, coach);
});
afterAll(() => t.close());

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
  ])('a %s with %j is accepted and answered as %s', async (type, settings, answeredType, answered) => {
    const { pageId } = await editor.aLesson();
    const { body } = await editor.add(pageId, { type, settings }).expect(201);
    expect(body).toMatchObject({ type: answeredType });
    expect(body.settings).toEqual(answered);
    await editor.edit(body.id, settings).expect(200);
    expect(await editor.widgetsOf(pageId)).toMatchObject([{ type: answeredType, settings: answered }]);
  });

  test('a file is sent with filename and fileType, and answered with fileName', async () => {
    const { pageId } = await editor.aLesson();
    const { id: mediaAssetId } = await anAsset(t);
    const settings = { mediaAssetId, filename: 'notes.pdf', fileType: 'file' };
    const { body } = await editor.add(pageId, { type: 'file', settings }).expect(201);
    expect(body.settings).toMatchObject({ mediaAssetId, fileName: 'notes.pdf' });
    expect(Object.keys(body.settings)).not.toContain('filename');
  });
});

describe('the pages of a lesson', () => {
  const anEmptyLesson = async () => {
    const { course, id, pageId } = await editor.aLesson();
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    return { course, id };
  };
  const addPage = (lessonId: string, body: object) =>
    coach.browser.post(`/api/creator/lessons/${lessonId}/pages`).send(body);
  const first = { order: 0, title: 'Page 1' };

  test('are listed in their order, with the number of widgets', async () => {
    const { id, pageId } = await editor.aLesson('a', 'b');
    await addPage(id, { lessonId: id, order: 1, title: 'Page 2' }).expect(201);
    const { body } = await coach.browser.get(`/api/creator/lessons/${id}/pages`).expect(200);
    expect(body).toEqual([
      {
        id: pageId,
        lessonId: id,
        order: 0,
        title: 'Page 1',
        translations: {},
        widgetCount: 2,
        lessonVersion: 0,
      },
      expect.objectContaining({ order: 1, title: 'Page 2', widgetCount: 0 }),
    ]);
  });

  test('adding a page at an existing position returns the existing one', async () => {
    const { id, pageId } = await editor.aLesson();
    const { body } = await addPage(id, { order: 0, title: 'Another' }).expect(200);
    expect(body).toMatchObject({ id: pageId, title: 'Page 1' });
  });

  test('Page 1 is created once by two tabs, twenty times at once', async () => {
    const { id } = await anEmptyLesson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addPage(id, first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => (body as EditorPageResponse).id)).size).toBe(1);
  });

  test('of a missing lesson are a 404, and of a lesson other than in the path a 422', async () => {
    await addPage(newId(), first).expect(404);
    await coach.browser.get(`/api/creator/lessons/${newId()}/pages`).expect(404);
    await addPage((await editor.aLesson()).id, { lessonId: newId(), ...first }).expect(422);
  });
});

describe('putting a widget on a page', () => {
  test('at an index moves the later ones down', async () => {
    const { pageId, widgets } = await editor.aLesson('a', 'b');
    const { body } = await editor.add(pageId, { pageId, type: 'text', orderIndex: 1 }).expect(201);
    expect(body).toMatchObject({ pageId, type: 'text', settings: {}, orderIndex: 1, lessonVersion: 1 });
    expect(await editor.idsOf(pageId)).toEqual([widgets[0], body.id, widgets[1]]);
  });

  test('beyond the end puts it at the end', async () => {
    const { pageId, widgets } = await editor.aLesson('a');
    const { body } = await editor.add(pageId, { type: 'stopwatch', orderIndex: 900 }).expect(201);
    expect(body.orderIndex).toBe(1);
    expect(await editor.idsOf(pageId)).toEqual([...widgets, body.id]);
  });

  deepTest('twenty times at once with one id puts it there once, with twenty ids twenty times', async () => {
    const { pageId } = await editor.aLesson();
    const id = newId();
    await Promise.all(Array.from({ length: 20 }, () => editor.add(pageId, { id, type: 'text' }).expect(201)));
    expect(await editor.idsOf(pageId)).toEqual([id]);
    await Promise.all(Array.from({ length: 20 }, () => editor.add(pageId, { type: 'text' }).expect(201)));
    expect((await editor.widgetsOf(pageId)).map(({ orderIndex }) => orderIndex)).toEqual(
      Array.from({ length: 21 }, (_, n) => n),
    );
  });

  test('with settings keeps the fields the registry knows', async () => {
    const { pageId } = await editor.aLesson();
    await editor
      .add(pageId, { type: 'text', settings: { content: '<p>Hi<script>x</script></p>' } })
      .expect(201);
    expect((await editor.widgetsOf(pageId))[0]!.settings).toEqual({ content: '<p>Hi</p>' });
  });

  test('that is empty shows it only to the coach', async () => {
    const { course, id, pageId } = await editor.aLesson('a');
    for (const type of ['video', 'question', 'text']) await editor.add(pageId, { type }).expect(201);
    await editor.publish(course.id);
    const contents = t.app.get(LessonContentsQueries, { strict: false });
    expect(
      (await contents.contentsOf(id, { framesOpen: true, edition: 'live', language: 'en' }))[0]!.widgets,
    ).toHaveLength(1);
    expect(await contents.widgetsOf(id, ['question'])).toEqual([]);
    const [video] = await editor.idsOf(pageId);
    expect(await contents.widget(video!)).toBeUndefined();
    expect(await contents.video(video!)).toBeUndefined();
    expect(await editor.widgetsOf(pageId)).toHaveLength(4);
  });

  test.each([
    [{ type: 'poem' }, 400],
    [{ type: 'text', settings: [] }, 400],
    [{ type: 'text', orderIndex: -1 }, 400],
    [{ type: 'text', settings: { html: 'x' } }, 422],
    [{ type: 'text', pageId: newId() }, 422],
    [{ type: 'text', settings: { content: 'a\u0000b' } }, 422],
  ])('as %j is refused with %d', async (body, status) => {
    await editor.add((await editor.aLesson()).pageId, body).expect(status);
  });

  test('under an id that is taken or was removed is refused', async () => {
    const one = await editor.aLesson('a');
    const two = await editor.aLesson();
    const id = one.widgets[0]!;
    expect((await editor.add(two.pageId, { id, type: 'text' }).expect(409)).body.code).toBe('id_taken');
    await coach.browser.delete(`/api/creator/widgets/${id}`).expect(200);
    expect((await editor.add(one.pageId, { id, type: 'text' }).expect(409)).body.code).toBe('widget_removed');
    await editor.add(newId(), { type: 'text' }).expect(404);
  });
});

describe('the settings of a widget', () => {
  const aWidget = async (type: string) => {
    const { pageId } = await editor.aLesson();
    return { pageId, id: (await editor.add(pageId, { type })).body.id as string };
  };

  test('come with the address and the name of the file, and go back as they came', async () => {
    const asset = await anAsset(t, { kind: 'image', fileName: 'oak.webp', mimeType: 'image/webp' });
    const { id, pageId } = await aWidget('image');
    const { body } = await editor
      .edit(id, { mediaAssetId: asset.id, fileName: 'x', caption: 'An oak' })
      .expect(200);
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
    const again = await editor.edit(id, (await editor.widgetsOf(pageId))[0]!.settings).expect(200);
    expect(again.body.lessonVersion).toBe(2);
  });

  test('of a media file use its name if there is no title', async () => {
    const asset = await anAsset(t, { kind: 'video', fileName: 'hallway.walk.mp4', mimeType: 'video/mp4' });
    const video = await aWidget('video');
    const file = await aWidget('file');
    const shown = await editor.edit(video.id, { mediaAssetId: asset.id }).expect(200);
    expect(shown.body.settings).toMatchObject({ title: 'hallway.walk', fileName: 'hallway.walk.mp4' });
    const kept = await editor.edit(file.id, { mediaAssetId: (await anAsset(t)).id }).expect(200);
    expect(kept.body.settings).toMatchObject({ fileName: 'workbook.pdf' });
  });

  test('of a button may call its label `text`', async () => {
    const { id } = await aWidget('button');
    const { body } = await editor.edit(id, { text: 'See more', url: 'https://example.org/' }).expect(200);
    expect(body.settings).toMatchObject({ text: 'See more', label: 'See more' });
    expect((await editor.edit(id, { ...body.settings, label: 'Other' }).expect(200)).body.settings.text).toBe(
      'Other',
    );
  });

  test.each<[string, 'file' | 'captions']>([
    ['image', 'file'],
    ['video', 'file'],
    ['file', 'captions'],
  ])('of a widget of type %s refuse a %s', async (type, kind) => {
    const asset = await anAsset(t, { kind });
    const { body } = await editor.edit((await aWidget(type)).id, { mediaAssetId: asset.id }).expect(422);
    expect(body.code).toBe('no_such_media');
    expect(body.fields).toHaveProperty('mediaAssetId');
  });

  test.each(['file', 'image', 'video', 'audio'] as const)(
    'of a download accept a file of kind %s',
    async (kind) => {
      const asset = await anAsset(t, { kind, fileName: `keepsake of ${kind}` });
      const { body } = await editor.edit((await aWidget('file')).id, { mediaAssetId: asset.id }).expect(200);
      expect(body.settings).toMatchObject({ mediaAssetId: asset.id, fileName: asset.fileName });
    },
  );

  test('of a video show its captions in the editor, too', async () => {
    const asset = await anAsset(t, { kind: 'video', mimeType: 'video/mp4' });
    const words = await captionsFor(t, asset);
    const { body } = await editor.edit((await aWidget('video')).id, { mediaAssetId: asset.id }).expect(200);
    expect(body.settings).toMatchObject({
      captions: [{ language: 'en', url: expect.stringContaining(words.objectKey) }],
    });
  });

  test('with a missing file are refused', async () => {
    const { body } = await editor
      .edit((await aWidget('audio')).id, { mediaAssetId: newId(), title: 'x' })
      .expect(422);
    expect(body.code).toBe('no_such_media');
  });

  test('with errors are refused field by field, and the previous ones stay', async () => {
    const { pageId, widgets } = await editor.aLesson('a');
    const { body } = await editor.edit(widgets[0]!, { content: 7 }).expect(422);
    expect(body).toMatchObject({ code: 'bad_widget', fields: { content: expect.any(String) } });
    expect((await editor.widgetsOf(pageId))[0]!.settings).toEqual({ content: '<p>a</p>' });
  });

  test('may be a long text', async () => {
    const content = `<p>${'ü'.repeat(90_000)}</p>`;
    expect((await editor.edit((await aWidget('text')).id, { content }).expect(200)).body.settings).toEqual({
      content,
    });
    await editor.edit((await aWidget('text')).id, { content: 'ü'.repeat(150_000) }).expect(413);
  });

  test('can be emptied', async () => {
    const { pageId, widgets } = await editor.aLesson('a');
    await editor.edit(widgets[0]!, {}).expect(200);
    expect((await editor.widgetsOf(pageId))[0]!.settings).toEqual({});
  });

  test('of a missing widget are a 404', async () => {
    await editor.edit(newId(), {}).expect(404);
  });
});
