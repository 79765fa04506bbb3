import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';

interface Tagging {
  tag: { id: string; name: string };
  studentIds: string[];
}

describe('tags of students', () => {
  let t: TestApp;
  let coach: Person;
  let students: Person[];
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    students = [];
    for (let n = 0; n < 10; n++) students.push(await aMember(t, { name: `Student ${n}` }));
  });
  afterAll(() => t.close());

  const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);
  const add = async (name: string, studentIds: string[]) =>
    (await coach.browser.post('/api/creator/student-tags/add').send({ name, studentIds }).expect(200))
      .body as Tagging;
  const remove = async (tagId: string, studentIds: string[]) =>
    (await coach.browser.post(`/api/creator/student-tags/${tagId}/remove`).send({ studentIds }).expect(200))
      .body as Tagging;
  const found = async (tagId: string) => {
    const filter = JSON.stringify({ tagId });
    const { body } = await coach.browser.get('/api/students').query({ filter }).expect(200);
    return (body as { id: string }[]).map(({ id }) => id).toSorted();
  };

  test('are added to ten students at once, used as a filter, and removed again', async () => {
    const { tag, studentIds } = await add('Spring circle', idsOf(students));
    expect(studentIds.toSorted()).toEqual(idsOf(students).toSorted());
    expect(await found(tag.id)).toEqual(idsOf(students).toSorted());
    const { body } = await coach.browser.get(`/api/students/${students[0]!.id}`).expect(200);
    expect(body.tags).toEqual([tag]);
    await remove(tag.id, studentIds);
    expect(await found(tag.id)).toEqual([]);
  });

  test('report whom a tag changed, so that undoing it removes nothing from students who had it before', async () => {
    const [first, second] = idsOf(students) as [string, string];
    await add('Mothers', [first]);
    expect((await add('Mothers', [first, second])).studentIds).toEqual([second]);
  });

  test('ignore upper and lower case, even when two requests create one at once', async () => {
    const made = await Promise.all(
      ['Retreat', 'RETREAT', 'retreat'].map((name) => add(name, idsOf(students))),
    );
    expect(new Set(made.map(({ tag }) => tag.id)).size).toBe(1);
  });

  test('are listed with their number of students, renamed, and deleted from everyone', async () => {
    const { tag } = await add('Old name', idsOf(students).slice(0, 3));
    const list = async () =>
      (await coach.browser.get('/api/creator/student-tags').query({ filter: '{"q":"name"}' }).expect(200))
        .body;
    expect(await list()).toEqual([{ ...tag, studentCount: 3, version: 1 }]);
    await coach.browser.patch(`/api/creator/student-tags/${tag.id}`).send({ name: 'New name' }).expect(200);
    expect(await list()).toEqual([{ id: tag.id, name: 'New name', studentCount: 3, version: 2 }]);
    await add('Taken', [students[0]!.id]);
    const refused = await coach.browser
      .patch(`/api/creator/student-tags/${tag.id}`)
      .send({ name: 'TAKEN' })
      .expect(409);
    expect(refused.body.code).toBe('tag_exists');
    await coach.browser.delete(`/api/creator/student-tags/${tag.id}`).expect(200);
    await coach.browser.delete(`/api/creator/student-tags/${tag.id}`).expect(404);
    expect(await found(tag.id)).toEqual([]);
  });

  test('are only for students, and each change is in the audit log', async () => {
    const { studentIds } = await add('Nobody', [coach.id]);
    expect(studentIds).toEqual([]);
    await add('One', [students[0]!.id]);
    const rows = await t.database.query(
      `select subject_id, count from audit_facts where action = 'student.tagged' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ subject_id: students[0]!.id, count: 1 }]);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(41) }, { studentIds: [] }, { studentIds: ['x'] }])(
    'the request %j is a 400',
    async (odd) => {
      const body = { name: 'Spring', studentIds: [students[0]!.id], ...odd };
      await coach.browser.post('/api/creator/student-tags/add').send(body).expect(400);
    },
  );
});
