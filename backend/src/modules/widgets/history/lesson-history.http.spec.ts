import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { EditorWidgetResponse } from '../editor/editor.dto.js';
import { LessonHistoryService } from './lesson-history.service.js';
import type { LessonVersionContentResponse, LessonVersionSummary } from './lesson-history.dto.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
let helper: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  helper = await aCreator(t, { name: 'Signe Dahl' });
});
afterAll(() => t.close());

const html = (content: string) => ({ content: `<p>${content}</p>` });
const aLesson = async (...contents: string[]) => {
  const widgets = contents.map((content) => ({ type: 'text' as const, settings: html(content) }));
  const course = await aCourse(t, { sections: [[{ lessons: [{ widgets }, {}] }]] });
  return { course, ...course.lessons[0]! };
};
const write = (who: Person, widget: string, content: string, seen?: number) => {
  const call = who.browser.patch(`/api/creator/widgets/${widget}`).send({ settings: html(content) });
  return seen === undefined ? call : call.set('if-match', String(seen));
};
const address = (lesson: string) => `/api/creator/lessons/${lesson}/versions`;
const versionsOf = async (lesson: string) =>
  (await coach.browser.get(address(lesson)).expect(200)).body.items as LessonVersionSummary[];
const read = async (lesson: string, id: string) =>
  (await coach.browser.get(`${address(lesson)}/${id}`).expect(200)).body as LessonVersionContentResponse;
const restore = (lesson: string, id: string) => coach.browser.post(`${address(lesson)}/${id}/restore`);
const contentsOf = async (pageId: string) =>
  (
    (await coach.browser.get(`/api/creator/pages/${pageId}/widgets`).expect(200))
      .body as EditorWidgetResponse[]
  ).map(({ settings }) => ('content' in settings ? settings.content : undefined));

describe('two tabs on one lesson', () => {
  test('change it one after the other, each having seen the newest version', async () => {
    const { pageId, widgets } = await aLesson('a', 'b');
    expect((await write(coach, widgets[0]!, 'first', 0).expect(200)).body.lessonVersion).toBe(1);
    const { body } = await write(coach, widgets[1]!, 'second', 0).expect(412);
    expect(body).toMatchObject({ code: 'stale_edit', current: { lessonVersion: 1 } });
    expect(await contentsOf(pageId)).toEqual(['<p>first</p>', '<p>b</p>']);
    await write(coach, widgets[1]!, 'second', 1).expect(200);
  });

  test('the slower one learns who was quicker, and when', async () => {
    const { widgets } = await aLesson('a');
    await write(helper, widgets[0]!, 'theirs', 0).expect(200);
    const { body } = await write(coach, widgets[0]!, 'mine', 0).expect(412);
    const changedAt = t.clock.now().toISOString();
    expect(body.current).toEqual({ lessonVersion: 1, changedBy: 'Signe Dahl', changedAt });
  });

  test('one that has not seen the newest version is refused, whatever it changes', async () => {
    const { pageId, widgets } = await aLesson('a', 'b');
    await write(coach, widgets[0]!, 'newer').expect(200);
    const [a, b] = widgets;
    const calls = [
      coach.browser
        .post(`/api/creator/pages/${pageId}/widgets`)
        .send({ type: 'text', settings: {}, orderIndex: 0 }),
      coach.browser.post(`/api/creator/pages/${pageId}/widgets/reorder`).send({
        widgetOrders: [
          { id: b, order: 0 },
          { id: a, order: 1 },
        ],
      }),
      coach.browser.post(`/api/creator/widgets/${a}/move`).send({ pageId, order: 1 }),
      coach.browser.delete(`/api/creator/widgets/${a}`),
    ];
    for (const call of calls) await call.set('if-match', '7').expect(412);
    await write(coach, a!, 'x').set('if-match', 'yesterday').expect(400);
  });

  test('may repeat their own call whose answer was lost', async () => {
    const { pageId, widgets } = await aLesson('a');
    const added = { id: newId(), type: 'text', settings: {}, orderIndex: 0 };
    for (let attempt = 0; attempt < 2; attempt++) {
      const call = coach.browser
        .post(`/api/creator/pages/${pageId}/widgets`)
        .send(added)
        .set('if-match', '0');
      expect((await call.expect(201)).body.lessonVersion).toBe(1);
    }
    await write(coach, widgets[0]!, 'same', 1).expect(200);
    await write(coach, widgets[0]!, 'same', 1).expect(200);
    await write(coach, widgets[0]!, 'same', 0).expect(412);
  });
});

describe('the history of a lesson', () => {
  test('shows who made each version, when, and what changed', async () => {
    const { id, pageId, widgets } = await aLesson('a', 'b');
    await write(coach, widgets[0]!, 'by the coach', 0).expect(200);
    const at = t.clock.now().toISOString();
    t.clock.advance(minutes(1));
    await write(helper, widgets[0]!, 'by the helper', 1).expect(200);
    await helper.browser
      .post(`/api/creator/pages/${pageId}/widgets`)
      .send({ type: 'stopwatch', settings: {}, orderIndex: 0 })
      .expect(201);
    const versions = await versionsOf(id);
    expect(versions).toEqual([
      {
        id: expect.any(String),
        version: 1,
        at,
        by: coach.name,
        pageCount: 1,
        widgetCount: 2,
        changedTypes: ['text'],
      },
      expect.objectContaining({ version: 0, by: null }),
    ]);
    const { pages } = await read(id, versions[0]!.id);
    expect(pages[0]).toMatchObject({ id: pageId, title: 'Page 1' });
    expect(pages[0]!.widgets[0]).toEqual({ id: widgets[0], type: 'text', settings: html('by the coach') });
  });

  test('counts one person’s changes within two minutes as one step', async () => {
    const { id, widgets } = await aLesson('a');
    let seen = 0;
    for (let n = 0; n < 6; n++) {
      await write(coach, widgets[0]!, `word ${n}`, seen++).expect(200);
      t.clock.advance(minutes(0.5));
    }
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([4, 0]);
  });

  deepTest('keeps a hundred steps', async () => {
    const { id, widgets } = await aLesson('a');
    for (let n = 0; n < 103; n++) await write(coach, widgets[0]!, `word ${n}`).expect(200);
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(100);
    expect(versions.at(-1)!.version).toBe(3);
  });

  test('shows files with current addresses', async () => {
    const { id, pageId, widgets } = await aLesson('a');
    const asset = await anAsset(t, { kind: 'image', mimeType: 'image/png' });
    const image = { type: 'image', settings: { mediaAssetId: asset.id }, orderIndex: 0 };
    await coach.browser.post(`/api/creator/pages/${pageId}/widgets`).send(image).expect(201);
    await write(helper, widgets[0]!, 'x').expect(200);
    const { pages } = await read(id, (await versionsOf(id))[0]!.id);
    expect(pages[0]!.widgets[0]!.settings).toMatchObject({
      mediaUrl: expect.stringContaining('X-Amz-Signature='),
    });
  });

  test('of another lesson, or of none, is a 404', async () => {
    const one = await aLesson('a');
    const two = await aLesson('b');
    await write(coach, one.widgets[0]!, 'x').expect(200);
    const [version] = await versionsOf(one.id);
    await coach.browser.get(`${address(two.id)}/${version!.id}`).expect(404);
    await restore(two.id, version!.id).expect(404);
    await coach.browser.get(address(newId())).expect(404);
  });

  test('is deleted when the lesson is permanently deleted', async () => {
    const { id, widgets } = await aLesson('a');
    await write(coach, widgets[0]!, 'x').expect(200);
    await coach.browser.delete(`/api/creator/outline/lessons/${id}`).expect(204);
    const sweep = t.app.get(LessonHistoryService, { strict: false });
    const kept = () => t.database.query('select id from lesson_versions where lesson_id = $1', [id]);
    await sweep.forgetRemoved();
    expect(await kept()).toHaveLength(1);
    await t.database.query('delete from outline_bin where id = $1', [id]);
    await sweep.forgetRemoved();
    expect(await kept()).toHaveLength(0);
  });
});

describe('restoring a version', () => {
  test('restores pages and widgets under their ids, and can be undone', async () => {
    const { id, pageId, widgets } = await aLesson('a', 'b');
    await write(coach, widgets[0]!, 'changed').expect(200);
    await coach.browser.delete(`/api/creator/widgets/${widgets[1]}`).expect(200);
    await coach.browser
      .post(`/api/creator/lessons/${id}/pages`)
      .send({ order: 1, title: 'Page 2' })
      .expect(201);
    const [first] = (await versionsOf(id)).slice(-1);
    expect((await restore(id, first!.id).expect(200)).body).toEqual({ lessonVersion: 3 });
    expect(await contentsOf(pageId)).toEqual(['<p>a</p>', '<p>b</p>']);
    const pages = await coach.browser.get(`/api/creator/lessons/${id}/pages`).expect(200);
    expect(pages.body).toEqual([expect.objectContaining({ id: pageId, widgetCount: 2, lessonVersion: 3 })]);

    await restore(id, (await versionsOf(id))[0]!.id).expect(200);
    expect(await contentsOf(pageId)).toEqual(['<p>changed</p>']);
    expect((await coach.browser.get(`/api/creator/lessons/${id}/pages`)).body).toHaveLength(2);
  });

  test('restores a removed page once', async () => {
    const { id, pageId, widgets } = await aLesson('a');
    await write(coach, widgets[0]!, 'x').expect(200);
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    await restore(id, (await versionsOf(id))[0]!.id).expect(200);
    expect(await contentsOf(pageId)).toEqual(['<p>a</p>']);
    await coach.browser.post(`/api/creator/outline/pages/${pageId}/restore`).expect(200);
    expect((await coach.browser.get(`/api/creator/lessons/${id}/pages`)).body).toHaveLength(1);
  });

  test('copies parts that are in another lesson by now', async () => {
    const { course, id, pageId, widgets } = await aLesson('a', 'b');
    const other = course.lessons[1]!;
    await coach.browser
      .post(`/api/creator/widgets/${widgets[0]}/move`)
      .send({ pageId: other.pageId, order: 0 })
      .expect(200);
    await coach.browser
      .post(`/api/creator/outline/pages/${pageId}/move`)
      .send({ parentId: other.id })
      .expect(200);
    await restore(id, (await versionsOf(id))[0]!.id).expect(200);
    const { body } = await coach.browser.get(`/api/creator/lessons/${id}/pages`).expect(200);
    expect(await contentsOf(body[0].id)).toEqual(['<p>a</p>', '<p>b</p>']);
    expect(await contentsOf(other.pageId)).toEqual(['<p>a</p>']);
    expect(await contentsOf(pageId)).toEqual(['<p>b</p>']);
  });
});
