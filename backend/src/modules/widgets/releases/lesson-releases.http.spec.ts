import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse, type BuiltCourse } from '../../../../test/builders/courses.js';
import { enroll } from '../../../../test/builders/enrollments.js';
import { lessonEditor } from '../../../../test/builders/lesson-editor.js';
import { aNeighbour } from '../../../../test/builders/community.js';
import { mailsTo } from '../../../../test/mail.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { roundOf } from '../../../platform/jobs/job.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { newId } from '../../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
let editor: ReturnType<typeof lessonEditor>;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  rosa = await aMember(t);
  editor = lessonEditor(t, coach);
});
afterAll(() => t.close());

const text = (content: string) => ({ type: 'text' as const, settings: { content: `<p>${content}</p>` } });
/** A published course of two lessons, which Rosa owns. */
const ownedCourse = async (): Promise<BuiltCourse> => {
  const course = await aCourse(t, {
    sections: [
      [
        {
          lessons: [
            { title: 'One', widgets: [text('one')] },
            { title: 'Two', isFreePreview: true },
          ],
        },
      ],
    ],
  });
  await enroll(t, rosa.id, [course.id]);
  return course;
};
interface Seen {
  lessonCount: number;
  progressPercent: number;
  sections: { title: string; modules: { title: string; lessons: { title: string }[] }[] }[];
}
const seenBy = async ({ browser }: Person, { id }: BuiltCourse) =>
  (await browser.get(`/api/learning/courses/${id}`).expect(200)).body as Seen;
const titlesFor = async (person: Person, course: BuiltCourse) =>
  (await seenBy(person, course)).sections.flatMap(({ modules }) =>
    modules.flatMap(({ lessons }) => lessons.map(({ title }) => title)),
  );
const readBy = async ({ browser }: Person, lessonId: string): Promise<string[]> => {
  const { body } = await browser.get(`/api/learning/lessons/${lessonId}`).expect(200);
  const pages = body.pages as { widgets: { settings: { content?: string } }[] }[];
  return pages.flatMap(({ widgets }) => widgets.map(({ settings }) => settings.content ?? ''));
};
const addTo = async (course: BuiltCourse, level: string, body: object) =>
  (await coach.browser.post(`/api/creator/courses/${course.id}/outline/${level}`).send(body).expect(201)).body
    .id as string;
const aDraft = (course: BuiltCourse, title = 'Three') =>
  addTo(course, 'lessons', { parentId: course.modules[0], title });
const unpublish = (lessonId: string) => coach.browser.post(`/api/creator/lessons/${lessonId}/unpublish`);
const discard = (lessonId: string) => coach.browser.post(`/api/creator/lessons/${lessonId}/discard-changes`);

describe('a lesson added to a published course', () => {
  test('is a draft that owners and visitors neither see, open nor count, until it is published', async () => {
    const course = await ownedCourse();
    const id = await aDraft(course);
    await coach.browser.patch(`/api/creator/lessons/${id}`).send({ isFreePreview: true }).expect(200);
    expect(await titlesFor(rosa, course)).toEqual(['One', 'Two']);
    await rosa.browser.get(`/api/learning/lessons/${id}`).expect(404);
    await t.browser().get(`/api/learning/lessons/${id}`).expect(404);
    await rosa.browser.post(`/api/learning/lessons/${id}/complete`).expect(404);
    const shop = await t.browser().get(`/api/products/${course.id}`).expect(200);
    expect(shop.body.outline[0].modules[0].lessonCount).toBe(2);
    expect(await titlesFor(coach, course)).toEqual(['One', 'Two', 'Three']);

    expect(await editor.publish(course.id)).toEqual({ items: [], next: null });
    expect(await titlesFor(rosa, course)).toEqual(['One', 'Two', 'Three']);
    await t.browser().get(`/api/learning/lessons/${id}`).expect(200);
  });

  test('publishes its new module and section with it', async () => {
    const course = await ownedCourse();
    const section = await addTo(course, 'sections', { parentId: course.id, title: 'New part' });
    const module = await addTo(course, 'modules', { parentId: section, title: 'New module' });
    await addTo(course, 'lessons', { parentId: module, title: 'Three' });
    expect((await seenBy(rosa, course)).sections).toHaveLength(1);
    await editor.publish(course.id);
    expect((await seenBy(rosa, course)).sections[1]).toMatchObject({
      title: 'New part',
      modules: [{ title: 'New module', lessons: [{ title: 'Three' }] }],
    });
  });

  test('is published with the course if that was never published', async () => {
    const course = await aCourse(t, { status: 'draft', publishedAt: null });
    const refusal = await editor.publish(course.id, { status: 409 });
    expect(refusal.code).toBe('wrong_status');
    await coach.browser.post(`/api/creator/products/${course.id}/publish`).expect(200);
    await enroll(t, rosa.id, [course.id]);
    expect(await titlesFor(rosa, course)).toHaveLength(3);
    expect(await editor.draftsOf(course.id)).toEqual([]);
    await aDraft(course);
    await coach.browser.post(`/api/creator/products/${course.id}/unpublish`).expect(200);
    await coach.browser.post(`/api/creator/products/${course.id}/publish`).expect(200);
    expect(await titlesFor(rosa, course)).toHaveLength(3);
  });

  test('is a draft too if it is a copy of a published one', async () => {
    const course = await ownedCourse();
    await coach.browser.post(`/api/creator/lessons/${course.lessons[0]!.id}/duplicate`).expect(201);
    await coach.browser.post(`/api/creator/modules/${course.modules[0]}/duplicate`).expect(201);
    expect(await titlesFor(rosa, course)).toEqual(['One', 'Two']);
    expect((await seenBy(rosa, course)).sections[0]!.modules).toHaveLength(1);
    expect(await editor.draftsOf(course.id)).toMatchObject([
      { isPublished: false, added: 1 },
      { isPublished: false, added: 1 },
      { isPublished: false, added: 1 },
      { isPublished: false, added: 0 },
    ]);
  });

  test('publishes nothing of another course', async () => {
    const course = await ownedCourse();
    const other = await ownedCourse();
    const drafts = await editor.draftsOf(course.id);
    const stranger = { ...drafts[0]!, lessonId: other.lessons[0]!.id, lessonVersion: 0 };
    const refusal = await editor.publish(course.id, { drafts: [stranger], status: 404 });
    expect(refusal.code).toBe('not_found');
  });
});

describe('a published lesson', () => {
  test('is edited as a draft: owners read what is live, the coach previews the draft', async () => {
    const course = await ownedCourse();
    const { id, pageId, widgets } = course.lessons[0]!;
    await editor.edit(widgets[0]!, { content: '<p>better</p>' }).expect(200);
    await editor.add(pageId, { ...text('more'), orderIndex: 1 }).expect(201);
    await editor.add(pageId, { type: 'video', orderIndex: 2 }).expect(201);
    expect(await readBy(rosa, id)).toEqual(['<p>one</p>']);
    expect(await readBy(coach, id)).toEqual(['<p>better</p>', '<p>more</p>']);
    expect(await editor.draftsOf(course.id)).toEqual([
      {
        lessonId: id,
        lessonVersion: 3,
        isPublished: true,
        added: 2,
        changed: 1,
        removed: 0,
        isRearranged: false,
        unfilled: ['video'],
      },
    ]);
    await editor.publish(course.id);
    expect(await readBy(rosa, id)).toEqual(['<p>better</p>', '<p>more</p>']);
    expect(await editor.draftsOf(course.id)).toEqual([]);
  });

  test('keeps a live widget or page that the coach has removed, even after thirty days', async () => {
    const course = await ownedCourse();
    const { id, pageId } = course.lessons[0]!;
    await coach.browser.delete(`/api/creator/outline/pages/${pageId}`).expect(204);
    expect(await editor.draftsOf(course.id)).toMatchObject([{ removed: 1, isRearranged: true }]);
    await t.database.query(`update outline_bin set removed_at = removed_at - interval '31 days'`);
    await t.app.get(JobQueue).addAlone({ job: roundOf('courses.outline-sweep'), payload: {} });
    await t.runJobs();
    expect(await readBy(rosa, id)).toEqual(['<p>one</p>']);
    await editor.publish(course.id);
    expect(await readBy(rosa, id)).toEqual([]);
  });

  test('loses a widget that moved to another lesson when that lesson is published', async () => {
    const course = await ownedCourse();
    const [one, two] = course.lessons;
    await editor.place(one!.widgets[0]!, { pageId: two!.pageId, order: 0 }).expect(200);
    expect(await readBy(rosa, one!.id)).toEqual(['<p>one</p>']);
    const drafts = await editor.draftsOf(course.id);
    await editor.publish(course.id, { drafts: drafts.filter(({ added }) => added === 1) });
    expect(await readBy(rosa, one!.id)).toEqual([]);
    expect(await readBy(rosa, two!.id)).toEqual(['<p>one</p>']);
    await editor.publish(course.id);
    expect(await readBy(rosa, two!.id)).toEqual(['<p>one</p>']);
  });

  test('without edits has nothing to publish, even after an empty page was opened', async () => {
    const course = await ownedCourse();
    await coach.browser
      .post(`/api/creator/lessons/${course.lessons[1]!.id}/pages`)
      .send({ order: 1, title: 'Page 2' })
      .expect(201);
    expect(await editor.draftsOf(course.id)).toEqual([]);
  });

  test('returns to its live version, and the discarded version can be restored', async () => {
    const course = await ownedCourse();
    const { id, pageId, widgets } = course.lessons[0]!;
    await editor.edit(widgets[0]!, { content: '<p>worse</p>' }).expect(200);
    await editor.add(pageId, { ...text('more'), orderIndex: 1 }).expect(201);
    await discard(id).set('if-match', '1').expect(412);
    await discard(id).set('if-match', '2').expect(200, { lessonVersion: 3 });
    expect(await readBy(coach, id)).toEqual(['<p>one</p>']);
    expect(await editor.idsOf(pageId)).toEqual(widgets);
    expect(await editor.draftsOf(course.id)).toEqual([]);
    const versions = `/api/creator/lessons/${id}/versions`;
    const [discarded] = (await coach.browser.get(versions).expect(200)).body.items;
    await coach.browser.post(`${versions}/${discarded.id}/restore`).expect(200);
    expect(await readBy(coach, id)).toEqual(['<p>worse</p>', '<p>more</p>']);
    expect(await readBy(rosa, id)).toEqual(['<p>one</p>']);
  });

  test('is in the history as published, however soon it is edited again', async () => {
    const course = await ownedCourse();
    const { id, widgets } = course.lessons[0]!;
    for (const content of ['<p>two</p>', '<p>three</p>']) {
      await editor.edit(widgets[0]!, { content }).expect(200);
      await editor.publish(course.id);
    }
    await editor.edit(widgets[0]!, { content: '<p>four</p>' }).expect(200);
    const versions = await t.database.query<{ text: string }>(
      `select content->'pages'->0->'widgets'->0->'settings'->>'content' as text
       from lesson_versions where lesson_id = $1 order by version`,
      [id],
    );
    expect(versions.map((version) => version.text)).toEqual(['<p>one</p>', '<p>two</p>', '<p>three</p>']);
  });

  test('can become a draft again: owners no longer see it, and keep their progress and notes', async () => {
    const course = await ownedCourse();
    const { id } = course.lessons[0]!;
    await rosa.browser.post(`/api/learning/lessons/${id}/complete`).expect(200);
    await unpublish(id).expect(204);
    await unpublish(id).expect(204);
    expect(await seenBy(rosa, course)).toMatchObject({ lessonCount: 1, progressPercent: 0 });
    await rosa.browser.get(`/api/learning/lessons/${id}`).expect(404);
    await discard(id).expect(409);
    await editor.publish(course.id);
    expect(await seenBy(rosa, course)).toMatchObject({ lessonCount: 2, progressPercent: 50 });
  });

  test('hides its module and section if it was their last lesson', async () => {
    const course = await ownedCourse();
    for (const { id } of course.lessons) await unpublish(id).expect(204);
    expect((await seenBy(rosa, course)).sections).toEqual([]);
    await unpublish(newId()).expect(404);
  });

  test('is live again after removal and restoring, next to its draft', async () => {
    const course = await ownedCourse();
    const { id, widgets } = course.lessons[0]!;
    await editor.edit(widgets[0]!, { content: '<p>draft</p>' }).expect(200);
    await coach.browser.delete(`/api/creator/outline/modules/${course.modules[0]}`).expect(204);
    expect((await seenBy(rosa, course)).lessonCount).toBe(0);
    await coach.browser.post(`/api/creator/outline/modules/${course.modules[0]}/restore`).expect(200);
    expect(await readBy(rosa, id)).toEqual(['<p>one</p>']);
    expect(await readBy(coach, id)).toEqual(['<p>draft</p>']);
  });

  test('stays visible when it is moved into a new module', async () => {
    const course = await ownedCourse();
    const module = await addTo(course, 'modules', { parentId: course.sections[0], title: 'New module' });
    await coach.browser
      .post(`/api/creator/outline/lessons/${course.lessons[1]!.id}/move`)
      .send({ parentId: module })
      .expect(200);
    expect((await seenBy(rosa, course)).sections[0]!.modules.map(({ title }) => title)).toEqual([
      'Module 1',
      'New module',
    ]);
  });
});

describe('owners', () => {
  const newsOf = async ({ browser, email }: Person) => {
    await t.runJobs();
    const { items } = (await browser.get('/api/me/notifications').expect(200)).body;
    const mails = (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('New in'));
    return {
      bell: (items as { kind: string }[]).filter(({ kind }) => kind === 'lessons_added'),
      mails: mails.map(({ text: words }) => words),
    };
  };

  test('are notified of new lessons once if the coach wants it, and nobody else is', async () => {
    const course = await ownedCourse();
    const [ana, stranger] = [await aMember(t), await aMember(t)];
    await enroll(t, ana.id, [course.id]);
    await aDraft(course, 'Three');
    await aDraft(course, 'Four');
    const drafts = await editor.draftsOf(course.id);
    await editor.publish(course.id, { drafts, wantsOwnersNotified: true });
    await editor.publish(course.id, { drafts, wantsOwnersNotified: true });
    const { bell, mails } = await newsOf(ana);
    expect(bell).toMatchObject([{ title: course.product.title, path: `/course/${course.id}` }]);
    expect(mails).toEqual([expect.stringContaining('Three · Four')]);
    expect(await newsOf(stranger)).toEqual({ bell: [], mails: [] });
  });

  test('are not notified of an update, nor if the coach does not want it', async () => {
    const course = await ownedCourse();
    const ana = await aMember(t);
    await enroll(t, ana.id, [course.id]);
    await editor.edit(course.lessons[0]!.widgets[0]!, { content: '<p>new</p>' }).expect(200);
    await editor.publish(course.id, { wantsOwnersNotified: true });
    await aDraft(course);
    await editor.publish(course.id);
    expect(await newsOf(ana)).toEqual({ bell: [], mails: [] });
  });

  test('who are minors are only notified while a guardian agrees', async () => {
    const course = await ownedCourse();
    const [lena, noa] = [
      await aNeighbour(t, { band: 'teen' }),
      await aNeighbour(t, { band: 'teen', agreed: [] }),
    ];
    await enroll(t, lena.id, [course.id]);
    await enroll(t, noa.id, [course.id]);
    await aDraft(course);
    await editor.publish(course.id, { wantsOwnersNotified: true });
    await t.runJobs();
    const told = await t.database.query<{ id: string }>(
      `select account_id as id from notifications where kind = 'lessons_added' and thing = $1 and account_id = any($2::uuid[])`,
      [course.id, [lena.id, noa.id]],
    );
    expect(told.map(({ id }) => id)).toEqual([lena.id]);
  });
});

describe('two tabs', () => {
  test('publish what they have seen: a version that was changed meanwhile is refused, and nothing goes live', async () => {
    const course = await ownedCourse();
    const { id, widgets } = course.lessons[0]!;
    await aDraft(course);
    await editor.edit(widgets[0]!, { content: '<p>seen</p>' }).expect(200);
    const drafts = await editor.draftsOf(course.id);
    await editor.edit(widgets[0]!, { content: '<p>unseen</p>' }).expect(200);
    const refusal = await editor.publish(course.id, { drafts, status: 412 });
    expect(refusal).toMatchObject({ code: 'stale_edit', current: { lessonVersion: 2 } });
    expect(await titlesFor(rosa, course)).toEqual(['One', 'Two']);
    expect(await readBy(rosa, id)).toEqual(['<p>one</p>']);
  });
});
